/**
 * Words of the language that are one or two letters from a word of ours and stay what they are. Made from the lists of
 * SCOWL (wordlist.aspell.net) up to size 50, without those that no advert would say.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `slate slates acceded acceding accented accenting accessed accessing actually administrations administrator advances
aglow alcohol alcoholism alcohols ales alliance allot allowable allowances alloy alloyed amply annuals
apple applicator aptly arrangements assumed assure assureds assures auctions babes babied babier babiest
badder bales beautifully beautify bedder bedding befits benefited bents bequest bidden biding binder
binders binding birding bitten bounds broad brutish budding callow calming cents chaining chairing
changes charger chargers cheapen cheapens cheapness cheating chewiest chili chill chillest chiming
christen christens cities citizen clacking clamming clamping clanging clanking clapping clashing
clasping classing clawing cleansing clearest clearing clearings cleaving clerking climbing cloaking
clowning coffer coffers combinations compilation compulsorily confide confided confides conifer
constrict construct consumer contacts contracted contrary contrast contrasts corking cosier councils
counteract coupe coupes coupled couplet couplets cramming crams craning creaking creaming creasing
creates creating creatives creators curry curvatures dales dearly decay defendant deference definable
delays demands dents dependence dependency deports deposes deposing deposited depositor depositors
depots depressing depressions descendants dialed dialled digression disable disables disappointments
disarmed doorman doormats drams durability employee employees employments employs enchanted enhance
enhances enquired enquires entranced esquire essentially essentials excels explored fairies fallow
familial familiar familiars famines filed fined fines fired fixer fixes flowerpots folding forefinger
forefingers forking founds foxed gales genes gleaning grams grates gravest grayest greater greatness
greats greyest guarantees guaranty guppies guppy hales handfuls handout handsets hangout hangouts harry
healed hind hinds holdings holing hooding hording horsing hosing housings illustrate illustrating
illustrations illustrator imaged immigrate immigrates incest incomes inherent instance instructing
instructional instructions instructive instructor insurances intensest interact intercept interests
interject interment interns inters intersect inventor inventors investments investor investors kidding
lades ladles larges lasted lazies leaning leeks legion lesions lifelike lifeline lifetimes lifted lilted
lisped listen lorry lusted maces makes mallow malls malts manes manors maples mares marked marker
markets mates mazes miners minimums misted mitten mittens molding moles moth moths mounds mousing mouth
mouths mules muslin napped national nationalise nationalised nationalises nationalism nationalistic
nationalize nationally nations negotiates negotiator neighbor neighbors neighboured neighbourly nonempty
nonessential nonprofit nonprofits nonresident nonresidents nonsense nonsmoker nonsmokers nonsmoking
nonstick notable noting notional offed omen opportunist opportunists padlocks paining pales panning
panting parson passwords pastures patents pealed pearly peeks pennant penning peopled peoples percussion
perfects permeated permissions permissive persisted persona phonograph phonographs photographed
photographer photographers photographic photon photons pictured pinning placing plaguing plaiting
planing planking planting plantings plating playing plunging poaches poignant poppies poppy porches
postures pouches prancing prays prefect preferences pregnancy preserved proceeding procession
processional processionals processions professing profession professions progressing proms protesting
punctures punning quartered quartet queued queues quieted quietness quiets quintet quintets rabbis rams
rationals reason receding receipting recessing reciting reclining recoiling reeks refer referee
refereeing referees referenced regions registrations relay relieving reliving renewals republics
reserving reverence reviving ridding rounds rousing safes sagest salaries sallow sanest sapped scaled
seabed sealer sealers seamed seared seated seeks settable shakers shares sharpers shavers shearers
shorthand shorthorn sighed sighing sighs signer signet signings singed singing sinned sinning sizable
sneakers sounds speakeasy speaks spears specters sprayers spreaders staled starlight steamers stoking
straighten straighter strait strict stricter stunts suction suitably supports swapped sweaters tales
tallow tents toddies toddle toddled toddles toddy tomorrows trams traveler travelers travelled
unbearable unbearably unblocked unbreakable uncooked uncorked unexplored unhooked unionise unionised
unionises unionize unionizes unions universally universals universe universes unloaded unloved unpacked
unravelled unreadable unstable vales vents vouched voucher vouches wallow wallowed weeds weeps wees
woken wording workings worming wounds woven zeroing`.split(/\s/),
)
