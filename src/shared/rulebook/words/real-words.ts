/**
 * Words of the language that are one or two letters from a word of ours and stay what they are. Made from the lists of
 * SCOWL (wordlist.aspell.net) up to size 50.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `acceded acceding accented accenting accessed accessing accosted accosting actually adman admen
administrating administrations administrator advances aglow alcohol alcoholism alcohols ales alliance
allot allowable allowances alloy alloyed amply annuals apple applicator aptly arraignment arrangements
assumed assure assureds assures auctions avian babes babied babier babiest badder bales beautifully
beautify bedder bedding befits belay benefice benefices benefited bents bequest bidden biding binder
binders binding birding bitten bounds broad brutish budding callow calming caning ceasing cents chaining
chairing changes charger chargers cheapen cheapens cheapness cheating chewiest chili chill chillers
chillest chiming christen christens cities citizen citizenry clacking clamming clamping clanging
clanking clapping clashing clasping classing clawing cleanings cleansing clearest clearing clearings
cleaving clerking clewing climbing cloaking cloning clowning coffer coffers combinations compilation
compulsorily conciser confide confided confides conifer conniver constrict construct consumer contacts
contracted contradict contrail contralto contrary contrast contrasts corking cosier councils counteract
coupe coupes coupled couplet couplets cramming crams craning creaking creaming creasing creates creating
creatives creators curry curvatures dales dearly decay decedents deceiving defendant defendants
deference definable delays demands demented dents dependence dependency deports deposes deposing
deposited depositor depositors depots depressing depressions depressive derivable descendants desirably
despicable dialed dialled dibbled digression disable disables disabused disappointments disarmed doorman
doormats dousing drams durability employee employees employments employs enchanted enhance enhancer
enhances enquired enquires entranced esquire essentially essentials excels exploded explored fainest
fairies fallow fallowed familial familiar familiars famines famishes faxed filed fined fines fired fixer
fixes flowerpots folding forefinger forefingers forking founds foxed gales geeks genes gentlewomen genus
gleaning grams grates gravest grayest greases greasiest greater greatness greats greyest guarantees
guarantied guaranties guaranty guppies guppy hales hallow hallowed handfuls handguns handout handsets
hangout hangouts harry healed hind hinds holdings holdouts holing hooding hording horsing hosing
housings illustrate illustrating illustrations illustrator imaged immigrate immigrates incest incomes
inherent inheres instance instructing instructional instructions instructive instructor insurances
insurgence intensest interact intercept interests interject interment internist interns inters intersect
inventor inventors investments investor investors issuance kidder kidders kidding laddies lades ladles
landward larges largess lasted lazies leaning leeks legion lesbianism lesions lifelike lifeline
lifetimes lifted lilted lisped listen lorry lusted maces makes mallow malls malts manes manors maples
mares marked marker markets mates maxes mazes miners minimums misted mitten mittens molding moles
mooches moth moths mounds mousing mouth mouths mules muslin napped national nationalise nationalised
nationalises nationalism nationalistic nationalize nationally nations negotiates negotiator neighbor
neighbors neighboured neighbourly newtons nighest nixed nonalcoholic nonbelievers noncom noncompetitive
noncompliance nondrinker nondrinkers nonempty nonessential nonliving nonmembers nonnegotiable nonpayment
nonpayments nonplus nonprofessional nonprofessionals nonprofit nonprofits nonresident nonresidents
nonreturnable nonsense nonsmoker nonsmokers nonsmoking nonstick nonsupport nonuser nonusers nonwhite
nonwhites nonzero noshed notable noting notional noway nuder offed omen opportunism opportunist
opportunists padlocks paining pales panning panting parson passwords pastures patents pawning pealed
pearly peeks pennant penning peopled peoples peppy percussion perfects permeated permissions permissive
permuted persisted persona phonograph phonographs photographed photographer photographers photographic
photon photons pictographs pictured pinning placing plaguing plaiting planing planking plannings
planting plantings plating playing plunging plunking poaches poignant pooched poppies poppy porches
postures pouches prancing prawning prays prefect preferences pregnancy preserved proceeding procession
processional processionals processions professing profession professionalism professions progressing
proms protesting pulpy punctures punning quaintest quartered quartet queerest queued queues quieted
quietness quiets quietus quintet quintets rabbis rabies rams rationalist rationals reason receding
receipting recessing reciting reclining recoiling reeks reeving refer referee refereeing referees
referenced referent regions registrations relay relieving reliving remand renewals repression
republicanism republics reserving reverence reverenced reverences reverencing reviving rewindable
ridding rounds rousing safaried safes sagest salaamed salaries sallied sallow sanest sapped scaled
seabed sealer sealers seamed seared seated seeks settable shakers shares sharpers shavers shearers
shorthand shorthorn sighed sighing sighs signer signet signings singed singing sinned sinning sizable
slapped smocking snapper sneaker sneakers snipped sounds sousing speakeasy speaks spears specters
speeders spellers spenders sprayers spreaders staled starlight steamers stents stokers stoking
straighten straighter strait strict stricter stunts suction suitably sunder supports swapped swearers
sweaters tales tallow tanager tanagers teenier tents toady toddies toddle toddled toddles toddy toilers
tomorrows trams traveler travelers travelled udder unbearable unbearably unblocked unbreakable uncooked
uncorked unexplored unfrocked unhitched unhooked unionise unionised unionises unionize unionizes unions
universally universals universe universes unlaced unlatched unlatches unloaded unloosed unloved unpacked
unravelled unreadable unstable unsuitably vales vents vouched voucher vouches wallow wallowed weeds
weeps wees woken wording workings worming wounds woven yuppies zeroing`.split(/\s/),
)
