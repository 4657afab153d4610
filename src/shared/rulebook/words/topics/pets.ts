import { barring, denying, LIKE_OTHERS } from '../lists.ts'
import type { Wording } from './wording.ts'

const PLACES =
  'park|cafe|pub|beach|hotel|shop|shops|restaurant|playground|courtyard|lift|lifts|garden|gardens|lobby|hall|corridor|corridors|communal|field|fields|paddock|reserve|station|store|market|church|cemetery|school|library|gym|museum|green|common|wood|woods|golf|course|neighbours?|next door|opposite|lawn|stairwell|car park|grounds'

export const pets: Wording = {
  lists: {
    pet: "pets?|dogs?|doggies|doggy|cats?|kitties|animals?|puppy|puppies|pups?|kittens?|pooch|pooches|(furry|four legged|4 legged|feathered|hairy|fluffy) (friends?|companions?|creatures?|babies)|fur babies|furbabies|hounds?|mutts?|moggies|moggy|livestock|rodents?|reptiles?|rabbits?|hamsters?|creatures?|beasts?|critters?|canines?|felines?|paws|doggos?|dawgs?|mogs?|kitty|kitty cats?|barkers|fur kids|furries|whiskers|wagging tails|waggy tails|budgies|budgerigars|parrots|guinea pigs?|gerbils|ferrets|goldfish|terriers?|labradors?|retrievers|poodles|spaniels|alsatians|staffies|pitbulls|bull terriers|greyhounds|lurchers|woofers|(four legged|4 legged|four footed|furry|hairy|fluffy|feathered) (tenants?|lodgers?|guests?|residents?|visitors?|ones|pals|mates|members)|animal (lovers|companions|owners|keepers)|whiskers|cat (people|owners|lovers)|dog (people|owners|lovers)|pet (owners|keepers|lovers|parents)|rover|fido|rex|tiddles|(man's|your) best friend|menagerie|zoo|noah's ark|wildlife|snakes?|lizards?|tortoises?|gerbil|birds in cages|caged birds|parrot|goldfish bowl|fish tanks?|aquariums?|tarantulas?|mice|rats|chickens|hens|horses|ponies|pony|goats?|dachshunds?|dachshund|whippets?|collies|collie|spaniel|poodle|labrador|alsatian|rottweilers?|huskies|husky|cockapoos?|labradoodles?|bulldogs?|chihuahuas?|pugs?|tomcats?|tabby|tabbies|siamese cats?|(small |large |big |little |noisy |loud |messy )?(mammals|vertebrates)|living creatures|barking|meowing|miaowing|fur|feathers|furballs?|fur balls?|muzzles|muddy paws|litter trays?|dog bowls?|cat litter|hutches|leads and bowls|creatures great and small|k9s?|domestic animals?|companion animals?|house ?cats?|house ?dogs?|lap ?dogs?|bow wows?|purrs|barks|meows|miaows|moults|any animal|(furry|scaly|feathery|feathered|hairy|four legged|4 legged|winged|woolly|whiskered) (things?|ones?|creatures?|animals?|beings?|beasts?|visitors?|family members?)",
    place: PLACES,
  },
  innocent: [
    "(pet|pets|dog|dogs|cat|animal) (shops?|store|stores|supplies|food|fouling|foul|mess|waste|bins?|walk|walks|walker|walkers|walking|grooming|groomer|groomers|parlour|leg|park|beach|bed|beds|kennel|kennels|track|show|shows|rescue|sitter|sitters|hospital|smells?|hair|hairs|odours?|damage|deposits?|fees?|rent|charges?|insurance|rose|flap|flaps|sanctuary|charity|portrait|lovers' |door|wash|run|shower|and duck|inn|house lane|lane|street|road)(?! (not|only|need))",
    '(isle of dogs|dog and duck|(guide|assistance|service) dogs?(?! (only|alone|excepted|aside))|fox and hounds?|hare and hounds?|cat and fiddle|(black|white|red|spotted|talbot|greyhound|old|royal) (dog|cat|hound)|hot dogs?|hound pub|teddy|bulldog|pet hate|animal print|dogs trust|cats protection)',
    'no more than _2 (<pet>)',
    "dog - ?(legs?|leg|eared|tooth)|dog (leg|legs)|cat s (eyes|cradle)|cat's (eyes|cradle)|dog rose|cat nap|dogs? trust|horse (box|chestnut|shoe)",
    '(last|previous|former|past|old) (household|family|tenants?|owners?|occupants?|people|occupiers?) _8 (<pet>)',
    'no (<pet>) (bark|barks|barking|roam|live here now|will get|will escape|gets|could get|can get|has ever|have ever|have lived|has lived|had|were|was|since|lived|live|lives|living|are kept|is kept|currently|at present|present)',
    '(<pet>) (must|should|need to|to) (be )?(kept )?(on (a )?(lead|leads|leash)|on the lead)',
    '(<pet>) _4 (<neg>) _3 (allowed|permitted|admitted|let|welcome|left|loose|run|roam|foul|bark|off)? ?(in|on|into|at|off) (the |any )?(<place>)',
    '(<place>) _4 (<neg>|no) _4 (<pet>)',
    '(<place>) ~2 no (<pet>)',
    "(<pet>) (aren't|are not|not|isn't|may not be|can't be|cannot be|never|banned|barred|must be kept off) ?_3 (on|in|from|at|off) (the |any )?(main |public |nearby |whole |bathing |sandy |front |east |west |north |south |town |village |local )*(beach|sands|prom|promenade|park|pier|<place>)",
    'no (<pet>) (allowed |permitted )?(in|on|at) (the )?(<place>)',
    '(animals?|horses?|cows|sheep|deer|ducks) (graze|are grazed|roam|visit)[^.]*',
    '(no|never) (<pet>) (smells?|hair|damage)',
    '(we|i) (have|had|kept) (had )?no (<pet>)',
    'any (<pet>) _3 (decide|consider|answer|discuss)',
    'no (<pet>) (have|has|had)(?! to)',
    '(we|i|they|she|he|it|this|house|flat|home|carpets?|floors?|rooms?|sofa) (has |have |had |was |were )?(never|not|no|had no) (ever )?(had|have|kept|owned|seen|got|been lived in by|lived in by|home to|been home to|housed) (<qual> ){0,3}(<pet>)( (ourselves|of our own|here|in it|inside))?(?! (and (never|will|do not)|policy|please))',
    '(neighbours?|next door|street|lane|estate|village|farm|field|fields|paddock|opposite|upstairs|downstairs)( door)? _1 (has|have|with|keeps?|had|owns?|walks?|full of|of|behind|home to) _3 (<pet>)',
    "(neighbour's|neighbours'|next door's|farmer's|farm's|village's|previous owner's|previous owners'|our|my|our own|my own|owner's) (old |late |own |two |three )*(<pet>)(?! (policy|rule))",
    '(fur|feathers|mice|rats|birds|wildlife|fish tank|zoo|horses|hens|chickens|barking|snake|kennels|cages) (lined|throw|rug|rugs|duvet|pillows?|duvets|problem|infestation|free|feeders?|song|reserve|watching|hide|box|life|centre|museum|trials|racing|riding|run|house|coop|lane|pass|and ladders)',
    '(no|without) (mice|rats|wildlife|barking|horses|birds)( or (mice|rats))?(?= [.,]| in| at| here| problem)',
    '(duck|goose|down) (and )?feathers?|feather and|chickens? (next door|in the)|pub ~6 (<pet>)',
    ...denying('pet'),
  ],
  found: [
    ...barring('pet'),
    '(pet|dog|cat|animal) free(?! (fouling|lawn|park|beach|area|field|garden|play|path|part|green|meadow|corner|walk|side))',
    '(<neg>|non|no) (a |an |very |really |strictly |at all )*(pet|dog|cat|animal|pets) friendly',
    '(requests?|applications?|enquiries|questions) (for|about|with|to keep|from) _4 (<pet>) _4 (refused|declined|rejected|not|ignored|denied)',
    '(<neg>|please do not|no need to) _2 (ask|enquire|inquire|bother asking|request) _4 (<pet>)',
    '(<only>) _5 (without|no) _2 (<pet>)',
    'no (<item> )?(smoking|smokers) (or|and|nor|,|no) (<pet>)',
    '(people|tenants|applicants|those|smokers|non smokers|couples?|persons?) (with no|without) (<pet>)',
    '(small caged|caged) (animals|pets) only',
    '(no|nothing) (larger|bigger|smaller|more|other) than _3 (goldfish|hamster|fish|a fish|a goldfish)|(anything|everything|any creature) (bigger|larger|furrier|livelier|else|with (legs|fur|paws|a tail)) _4 (no|not|out|never|banned|is a no|forbidden)',
    '(only|just) (goldfish|fish|a goldfish|fish in a tank|caged (birds|pets|animals)) (allowed|accepted|permitted|considered|are|is|please|,)',
    '(tenancy|agreement|contract|tenants?|you|rules?|condition|clause|terms) ~8 (not (to )?|never |no )(keep|bring|have|own|house|acquire|get) _5 (<pet>)',
    "(<pet>) _4 (will |would |'ll |must |should )*(have to|must|need to|needs to|better|best|has to) (stay|live|remain|go|be left|find|lodge|be rehomed) (with|at|elsewhere|behind|outside|out|home|in a|another|to)(?! (on (a )?lead|with their owner))",
    '(only|just) (a )?(goldfish|fish|stick insects?|pet rocks?|plants)(?= [.,])',
    '(whatever|whichever|any|no matter (the|what|which)) (the |its )?(breed|species|size|kind of (animal|creature)) ~6 (no|not|never|declined|refused)',
    "(<pet>) , (why|that's|it's|we'd) _6 (no|not)(?= [.,])",
    '(clause|condition|term|terms|rule|rules) _3 (prohibiting|forbidding|against|banning|excluding|barring|ruling out) _3 (<pet>)|(condition|term|terms|rule|proviso) _8 (no|not|never|without) _4 (<pet>)',
    '(assistance|guide|service|hearing) dogs? (only|alone|excepted|aside)|(only|except|except for|other than|apart from|bar|save for) (registered |trained )*(assistance|guide|service|hearing) dogs?',
    "(<pet>) ~6 (it's|its|it is|that's|that is) (a |an )?(big |firm |definite |clear |straight |flat )*no(?= [.,]| from| to)",
    '(no|zero) (requests?|questions?|enquiries|queries|exceptions?) (for|about|on|regarding|with) _2 (<pet>)|(leave|park|rehome) (rover|fido|rex|tiddles|(the|your) (<pet>)) (at|with|to|behind)',
    '(nothing|nobody|no one|none|no tenants?|no guests?|no one and nothing) (_2 )?(four paws|4 paws|paws|four legs|four feet|fur|feathers|whiskers|a tail|tails|hooves|claws)|nothing (furry|hairy|feathered|with (fur|paws|feathers|four legs|a tail)|that (barks|meows|purrs|moults))',
    'no (<pet>) policy',
    "(carpets?|floors?|furniture|sofas?|allergic|allergy|allergies|asthma|insurance|neighbours) ~6 (so|hence|therefore|means|meaning) ~3 (no|not|without|never|rule out|cannot|can't) _3 (<pet>)",
    '(nothing|anything|no creature) (with|on|that has|having) (_1 )?(legs|paws|claws|tails?|a tail|fur|feathers|wings|whiskers|scales)',
    '(<pet>) (owners|lovers|people)? ?~3 (<goaway>)',
    '(prohibiting|forbidding|banning|excluding|barring|ruling out|outlawing) _3 (<pet>)',
    'zero (tolerance )?(pets?|animals?|pet policy)',
    '(must|shall|should|may|can) (not|never) (keep|have|bring|own|get) _4 (<pet>)',
    'no pets policy',
  ],
  pardons: [
    "(superior (lease|landlord)|head ?lease|head lease|headlease|freeholders?|freeholder's|superior landlord's|leasehold covenant|the lease|terms of the lease|block rules|rules of the (block|building)|management company|previous tenants?|former tenants?|last tenants?|previous owners?|the pub|a pub)",
  ],
}

/** As with benefits: an advert that speaks of a tenant's pet bars it, unless it invites, asks or tells how one is kept. */
export const mentionedPets: Wording = {
  lists: pets.lists,
  innocent: pets.innocent,
  found: [
    '(<persons>|owners?) (with|who have|who has|having|that have|bringing|who own|who keep|found (keeping|with)|caught (keeping|with)|keeping|owning|arriving with|turning up with) (<qual> ){0,3}(<pet>)',
    '(if|when|should|unless|because|once) (you|they|tenants?|applicants?|anyone|somebody) (have|has|had|got|bring|brings|are bringing|own|owns|keep|keeps|get|want|wish) (to bring |to keep |to have )?(<qual> ){0,3}(<pet>)',
    '(your|their) (<qual> ){0,2}(<pet>)',
    '(<pet>) ~12 (<neg>|no|none|without|houseplants?|instead|therefore|hence|refuse|refused|last|elsewhere|unsuitable|stay away|only)',
    '(keep|keeping|bring|bringing) (a|any|an|your) (<qual> ){0,2}(<pet>)',
    '(assistance|guide|service|hearing) dogs (only|alone|excepted|aside|apart)|(only|except|except for|other than|apart from|bar|save for) (registered )?(assistance|guide|service|hearing) dogs',
  ],
  pardons: [
    LIKE_OTHERS,
    ...(pets.pardons ?? []),
    "(until|till|til|before|unless|without) (we|i|we've|i've|us) _3 (seen|met|heard|know|talked|discussed|asked|seeing|meeting|hearing|spoken)",
    'ask (us|me|first|about|before|in|if|the|when|whether|for|that|to)|may ask|please ask|asks|asking|tell|tells|let us know|welcome|welcomed|welcomes|consider|considers|considered|happy|happily|glad|pleased|fine|ok|okay|love|loves|loved|yes|mention|discuss|talk|say|write|writing|request|requests|answer|answered|insurance|insure|lead|leads|garden|vet|vets|walk|walks|walked|walking|beach|park|parks|enjoy|enjoys|friendly|fair|suit|suits|suitable|ideal|perfect|great|good|lovely|previous|former|last|past|used to|were|was|had|neighbours?|we have|our|law|unlawful|refus[a-z]+|whatever|whether|everyone|any reasonable|extra|£\\\\d+|pet rent|fee|charge|reasonable|reasonably|accept|accepts|accepted|take|takes|agree|agreed|permission|consent|no problem|no issue|within 28|28 days|flap|kennels?|groomer|shop|school|free|count|counts|clean|clear|pick up|mess|damage|pub|cafe|nothing against|no objection|open to|bowl|field|fields|fenced|describe|details|breed|size|references?|settle|basket|bed|room',
  ],
}
