/** The words that carry a meaning, and that people mistype. Others are left as they are: correcting has its price. */
export const OFTEN_MISTYPED = [
  'government support supported council state assistance payslips carers practising republican loyalist whole transfer knock',
  'benefit benefits universal credit housing claimant claimants unemployed welfare income support jobseeker jobseekers allowance disability professional professionals working employed employment salary salaried workers handouts vouchers council',
  'children child childless family families babies toddlers toddler infants infant teenagers teenager youngsters youngster minors adults adult dependants dependents grandchildren pushchairs prams parents newborns under',
  'animals animal puppies puppy kittens kitten rabbits pooches moggies hounds creatures',
  'female females women woman ladies gentlemen gents males muslim muslims christian christians catholic catholics protestant protestants hindu hindus sikhs jewish foreigner foreigners immigrant immigrants british english polish romanian indian asian african european pakistani chinese travellers gypsies disabled wheelchair lesbian lesbians straight heterosexual homosexual pregnant unionist unionists nationalist republicans churchgoers nationals citizens speakers',
  'offers offer bidding bidder bidders highest application request enquiry negotiable negotiate auction sealed region excess',
  'advance upfront months month weeks quarterly yearly annually termly season quarter signing signed before',
  'admin administration referencing reference references inventory agency application renewal arrangement processing registration guarantor charge charges deposit deposits holding cleaning refundable compulsory insurance contract agreement payment',
  'hurry delay disappointment demand interest viewing viewings quickly essential lifetime opportunity limited tomorrow today queue snapped',
  'best finest greatest safest quietest cheapest nicest largest biggest guaranteed guarantee unbeatable unrivalled unmatched unparalleled unsurpassed planning permission investment perfect beautiful desirable',
  'padlock combination password unlocked alarm holiday weekend abroad empty unoccupied neighbour neighbours tenant alcoholic dementia depression doormat flowerpot',
  'accept accepted accepting consider considered considering allow allowed permitted suitable unsuitable welcome prohibited strictly sorry prefer preferred preference elsewhere apply enquire without tenants tenant applicants applicant people person couple couples smokers smoking students sharers landlord receiving claiming',
  'illustration illustrative indicative guidance photographs photos pictures images enhanced minimum fixed tenancy shorthold assured market instruction listed',
]
