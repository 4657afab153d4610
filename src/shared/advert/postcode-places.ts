import type { CountryName, CountyName } from './counties.ts'

/** Royal Mail areas, some by district ('PL10-14,17'). Those on a border are left out: no suggestion is better than a wrong one. */
const NATIONS: readonly (readonly [CountryName, string])[] = [
  ['England', 'AL B BA BB BD BH BL BN BR BS CA1-5,7-28 CB CH2,3,41-49,60-66 CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG HP HR1,4,6-9 HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM SN SO SP SR SS ST SW SY1-4,6,8 TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO'],
  ['Wales', 'CF CH6-8 LD1-6 LL11,15-19,21-78 NP4,8,10-13,15,18-20,22-24,26,44 SA SY16-20,23-25'],
  ['Scotland', 'AB DD DG1-13 EH FK G HS IV KA KW KY ML PA PH TD1-4,6,7,10,11,13,14 ZE'],
  ['Northern Ireland', 'BT'],
] // biome-ignore format: a table

const COUNTIES: readonly (readonly [CountyName, string])[] = [
  ['Bedfordshire', 'LU3-5 MK40-42,44,45 SG16,17'],
  ['Berkshire', 'RG1,5,6,12,41,42'],
  ['Bristol', 'BS1,2,6'],
  ['Buckinghamshire', 'HP7,9-13,15,16,19-21 MK1-15 SL7,8'],
  ['Cambridgeshire', 'CB2-5,24,25 PE1-4,15,16,26,27,29'],
  ['Cheshire', 'CH2,3,65,66 CW1,2,4-10 SK10 WA1,4,6,7'],
  ['Cornwall', 'TR PL10-14,17,18,22-35'],
  ['County Durham', 'DH1,6,7 DL1,3-5,13-17 SR7,8 TS19,20,23-26,28,29'],
  ['Cumbria', 'CA1-5,7,10-28 LA9,11-23'],
  ['Derbyshire', 'DE1,3-5,21-24,45,55,56,75 S40-42,44,45 SK23'],
  ['Devon', 'EX1-12,17-21,24,31-34,37-39 PL1-9,19-21 TQ'],
  ['Dorset', 'BH1-20 DT1-5,11'],
  ['East Riding of Yorkshire', 'HU YO15,16'],
  ['East Sussex', 'BN1-3,7-10,20-27 TN20-22,32-40'],
  ['Essex', 'CB11 CM0-9,11-16,18,77 CO1-5,12-16 RM16-20 SS'],
  ['Gloucestershire', 'BS36,37 GL1-6,10,11,13-15,50-53'],
  ['Greater London', 'BR1-5,7 CR0,2,4,7 DA6-8,15-18 E2,3,5-18 EN1,3 HA1-5,7-9 IG1-6,11 KT1-3,5,6 N NW RM1-3,5-13 SE SM1,3-6 SW TW1-14 UB1-8,10,11 W WC1'],
  ['Greater Manchester', 'BL1-5,9 M1-9,11-21,23-28,30-35,38,40,41,43,45,46,50,60 OL1-11,16 SK1-5,8 WN1-3,7'],
  ['Hampshire', 'BH25 GU11,14,34 PO1-8,11-17 RG21-24 SO14-19,21-24,30-32,40-42,45,50,52,53 SP10'],
  ['Herefordshire', 'HR1,4'],
  ['Hertfordshire', 'AL1,2,4-10 HP1,2 SG1-3,10,13,14 WD5,7,17,18,24,25'],
  ['Isle of Wight', 'PO30-41'],
  ['Kent', 'CT DA3,4,9-13 ME TN1,4,9-13,15,23-30'],
  ['Lancashire', 'BB1-6,9-12 FY LA1-4 PR1-7,25,26'],
  ['Leicestershire', 'LE1-8,11,18,19'],
  ['Lincolnshire', 'DN15,16,18-20,31-37,40,41 LN2-5,7-13 NG31,34 PE11,20-25'],
  ['Merseyside', 'CH41-49,60-63 L1-30,36 WA9,10'],
  ['Norfolk', 'NR1-30 PE30-32,36'],
  ['North Yorkshire', 'DL6-9 HG1,2,4,5 TS1,3-8,10-14 YO1,10-13,18,21-24,30-32,62'],
  ['Northamptonshire', 'NN1-5,8,15-18'],
  ['Northumberland', 'NE22,24,45-49,61-71'],
  ['Nottinghamshire', 'NG1-8,11,12,14,15,17,18,21,22,25'],
  ['Oxfordshire', 'OX1-5,11,13,14,20,28,33'],
  ['Shropshire', 'SY1-4,6 TF1-8,12,13'],
  ['Somerset', 'BA3-7,16,20 BS21-29,48,49 TA1,2,5-17,19,23'],
  ['South Yorkshire', 'DN1-5,12 S1-6,9,10,61-65,70-75'],
  ['Staffordshire', 'ST1-6,9-12,15-18 WS11,12,15'],
  ['Suffolk', 'IP1-19,23,29,30,32,33 NR32,33'],
  ['Surrey', 'GU1-5,7,21,22,24 KT10-16,20,23,24 RH1-4 TW15,18,20'],
  ['Tyne and Wear', 'NE1-10,28-38 SR1-5'],
  ['Warwickshire', 'CV10-12,31-35'],
  ['West Midlands', 'B1-21,23-30,33,34,42,44,66-71 CV1,5,6 DY1,2,4,5 WS1,2,4,5,10 WV1,2,12-14'],
  ['West Sussex', 'BN11-18,42-44 GU28,29 PO19-22 RH11,13,15,16,20'],
  ['West Yorkshire', 'BD1-19,21 HD1-6 HX LS1-16,18-20,26-28 WF1-7,10,12-17'],
  ['Wiltshire', 'BA14 SN1-5,9-13,15,25,26 SP1,2,4,9'],
  ['Worcestershire', 'B60,61,97 DY10,13 WR1-5,7,9,10'],
  ['Clwyd', 'CH6-8 LL11,15-19,22,28-31'],
  ['Dyfed', 'SA14-17,19,31-48,61-73 SY23-25'],
  ['Gwent', 'CF81,82 NP4,10-13,15,18-20,22-24,26,44'],
  ['Gwynedd', 'LL41-49,52-55,57-78'],
  ['Mid Glamorgan', 'CF31-34,36,39-43,45,47'],
  ['Powys', 'LD1-6 SY16-18'],
  ['South Glamorgan', 'CF5,10,11,23,24,62-64'],
  ['West Glamorgan', 'SA1-3,5-7,11-13'],
  ['Aberdeen', 'AB10,11,16,24,25'],
  ['Angus', 'DD11'],
  ['Ayrshire and Arran', 'KA7-13,20-23,25,27-30'],
  ['Dumfries', 'DG11,12'],
  ['Dundee', 'DD1'],
  ['Edinburgh', 'EH1-11'],
  ['Fife', 'KY1-12,15,16'],
  ['Glasgow', 'G1-5,11-13,20,31,40-42,51'],
  ['Lanarkshire', 'ML1-6'],
  ['Orkney', 'KW15-17'],
  ['Perth and Kinross', 'PH1,2'],
  ['Renfrewshire', 'PA1-3'],
  ['Shetland', 'ZE'],
  ['Stirling and Falkirk', 'FK3,5'],
  ['Western Isles', 'HS'],
  ['Wigtown', 'DG9'],
  ['Antrim', 'BT38,40,42,43,54'],
  ['Armagh', 'BT61'],
  ['Down', 'BT19-23,30,31,33'],
  ['Fermanagh', 'BT74,92,93'],
  ['Londonderry', 'BT48,49,55'],
  ['Tyrone', 'BT78,79'],
] // biome-ignore format: a table

/** Null if the district crosses a border or is outside the United Kingdom. */
export const nationOf = (postcode: string): CountryName | null => placeOf(postcode, NATION_AREAS)

/** The area is in the United Kingdom, and the district in two of its nations. */
export const isOnBorder = (postcode: string): boolean =>
  nationOf(postcode) === null && NATION_AREAS.some(({ area }) => area === areaOf(postcode))

/** Null if the district lies in several counties or its county is uncertain. */
export const countyOf = (postcode: string): CountyName | null => placeOf(postcode, COUNTY_AREAS)

interface Area<T> {
  readonly place: T
  readonly area: string
  readonly districts: readonly (readonly [number, number])[]
}

const NATION_AREAS = NATIONS.flatMap(([place, areas]) => areasIn(place, areas))
const COUNTY_AREAS = COUNTIES.flatMap(([place, areas]) => areasIn(place, areas))

function areasIn<T>(place: T, areas: string): Area<T>[] {
  return areas.split(' ').map((entry) => {
    const [, area = '', list = ''] = /^([A-Z]+)(.*)$/.exec(entry) ?? []
    const districts =
      list === ''
        ? []
        : list.split(',').map((range) => {
            const [first = 0, last = first] = range.split('-').map(Number)
            return [first, last] as const
          })
    return { place, area, districts }
  })
}

const areaOf = (postcode: string): string => /^[A-Z]+/.exec(postcode)?.[0] ?? ''

/** `postcode` must be normalised by `parsePostcode`. */
function placeOf<T>(postcode: string, areas: readonly Area<T>[]): T | null {
  const [, wanted, digits] = /^([A-Z]+)(\d+)/.exec(postcode) ?? []
  const district = Number(digits)
  const found = areas.find(
    ({ area, districts }) =>
      area === wanted &&
      (districts.length === 0 || districts.some(([first, last]) => district >= first && district <= last)),
  )
  return found?.place ?? null
}
