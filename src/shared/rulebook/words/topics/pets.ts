import { barring, denying } from '../lists.ts'
import type { Wording } from './wording.ts'

const PLACES =
  'park|cafe|pub|beach|hotel|shop|shops|restaurant|playground|courtyard|lift|lifts|garden|gardens|lobby|hall|corridor|corridors|communal|field|fields|paddock|reserve|station|store|market|church|cemetery|school|library|gym|museum|green|common|wood|woods|golf|course|neighbours?|next door|opposite|lawn|stairwell|car park|grounds'

export const pets: Wording = {
  lists: {
    pet: 'pets?|dogs?|doggies|doggy|cats?|kitties|animals?|puppy|puppies|pups?|kittens?|pooch|pooches|(furry|four legged|4 legged|feathered|hairy|fluffy) (friends?|companions?|creatures?|babies)|fur babies|furbabies|hounds?|mutts?|moggies|moggy|livestock|rodents?|reptiles?|rabbits?|hamsters?|creatures?|beasts?|critters?|canines?|felines?|paws|doggos?|dawgs?|mogs?|kitty|kitty cats?|barkers|fur kids|furries|whiskers|wagging tails|waggy tails|budgies|budgerigars|parrots|guinea pigs?|gerbils|ferrets|goldfish|terriers?|labradors?|retrievers|poodles|spaniels|alsatians|staffies|pitbulls|bull terriers|greyhounds|lurchers|woofers|(four legged|4 legged|four footed|furry|hairy|fluffy|feathered) (tenants?|lodgers?|guests?|residents?|visitors?|ones|pals|mates|members)|animal (lovers|companions|owners|keepers)|cat (people|owners|lovers)|dog (people|owners|lovers)|pet (owners|keepers|lovers|parents)',
    place: PLACES,
  },
  innocent: [
    "(pet|pets|dog|dogs|cat|animal) (shops?|store|stores|supplies|food|fouling|foul|mess|waste|bins?|walk|walks|walker|walkers|walking|grooming|groomer|groomers|parlour|leg|park|beach|bed|beds|kennel|kennels|track|show|shows|rescue|sitter|sitters|hospital|smells?|hair|hairs|odours?|damage|deposits?|fees?|rent|charges?|insurance|rose|flap|flaps|sanctuary|charity|portrait|lovers' |door|wash|run|shower|and duck|inn|house lane|lane|street|road)(?! (not|only|need))",
    '(isle of dogs|dog and duck|guide dogs?|assistance dogs?|service dogs?|fox and hounds?|hare and hounds?|cat and fiddle|(black|white|red|spotted|talbot|greyhound|old|royal) (dog|cat|hound)|hot dogs?|hound pub|teddy|bulldog|pet hate|animal print|dogs trust|cats protection)',
    'no more than _2 (<pet>)',
    'no (<pet>) (bark|barks|barking|roam|live here now|will get|will escape|gets|could get|can get|has ever|have ever|have lived|has lived|had|were|was|since|lived|live|lives|living|are kept|is kept|currently|at present|present)',
    '(<pet>) (must|should|need to|to) (be )?(kept )?(on (a )?(lead|leads|leash)|on the lead)',
    '(<pet>) _4 (<neg>) _3 (allowed|permitted|admitted|let|welcome|left|loose|run|roam|foul|bark|off)? ?(in|on|into|at|off) (the |any )?(<place>)',
    '(<place>) _4 (<neg>|no) _4 (<pet>)',
    '(<place>) ~2 no (<pet>)',
    'no (<pet>) (allowed |permitted )?(in|on|at) (the )?(<place>)',
    '(animals?|horses?|cows|sheep|deer|ducks) (graze|are grazed|roam|visit)[^.]*',
    '(no|never) (<pet>) (smells?|hair|damage)',
    '(we|i) (have|had|kept) (had )?no (<pet>)',
    'any (<pet>) _3 (decide|consider|answer|discuss)',
    'no (<pet>) (have|has|had)(?! to)',
    ...denying('pet'),
  ],
  found: [
    ...barring('pet'),
    '(pet|dog|cat|animal) free(?! (fouling))',
    '(<neg>|non|no) (a |an |very |really |strictly |at all )*(pet|dog|cat|animal|pets) friendly',
    '(requests?|applications?|enquiries|questions) (for|about|with|to keep|from) _4 (<pet>) _4 (refused|declined|rejected|not|ignored|denied)',
    '(<neg>|please do not|no need to) _2 (ask|enquire|inquire|bother asking|request) _4 (<pet>)',
    '(<only>) _5 (without|no) _2 (<pet>)',
    'no (<item> )?(smoking|smokers) (or|and|nor|,|no) (<pet>)',
    '(people|tenants|applicants|those|smokers|non smokers|couples?|persons?) (with no|without) (<pet>)',
    '(<pet>) (owners|lovers|people)? ?~3 (<goaway>)',
    '(small caged|caged) (animals|pets) only',
    'zero (tolerance )?(pets?|animals?|pet policy)',
    '(must|shall|should|may|can) (not|never) (keep|have|bring|own|get) _4 (<pet>)',
    '(nothing|nobody|no one|none|no tenants?|no guests?|no one and nothing) (_2 )?(four paws|4 paws|paws|four legs|four feet|fur|feathers|whiskers|a tail|tails|hooves|claws)|nothing (furry|hairy|feathered|with (fur|paws|feathers|four legs|a tail)|that (barks|meows|purrs|moults))',
    'no (<pet>) policy|no pets policy',
    "(<pet>) (can't|cannot|can not|won't|will not|must not|may not|shouldn't) (be |ever |really |come|stay|live|move|join|visit|kept|accommodated|housed)",
    "(carpets?|floors?|furniture|sofas?|allergic|allergy|allergies|asthma|insurance|neighbours) ~6 (so|hence|therefore|means|meaning) ~3 (no|not|without|never|rule out|cannot|can't) _3 (<pet>)",
  ],
  pardons: [
    '(superior (lease|landlord)|head ?lease|head lease|headlease|freeholders?|leasehold covenant|the lease|terms of the lease|block rules|rules of the (block|building)|management company|previous tenants?|former tenants?|last tenants?|previous owners?|the pub|a pub)',
  ],
}
