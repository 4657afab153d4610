import { barring } from '../lists.ts'
import type { Wording } from './wording.ts'

export const pets: Wording = {
  lists: {
    pet: "pets?|dogs?|doggies|doggy|cats?|kitties|animals?|puppy|puppies|pups?|kittens?|pooch|pooches|(furry|four legged|4 legged|feathered|hairy|fluffy) (friends?|companions?|creatures?|babies)|fur babies|furbabies|hounds?|mutts?|moggies|moggy|livestock|rodents?|reptiles?|rabbits?|hamsters?|creatures?|beasts?|critters?|canines?|felines?|paws|doggos?|dawgs?|mogs?|kitty|kitty cats?|barkers|fur kids|furries|whiskers|wagging tails|waggy tails|budgies|budgerigars|parrots|guinea pigs?|gerbils|ferrets|goldfish|terriers?|labradors?|retrievers|poodles|spaniels|alsatians|staffies|pitbulls|bull terriers|greyhounds|lurchers|woofers|(four legged|4 legged|four footed|furry|hairy|fluffy|feathered) (tenants?|lodgers?|guests?|residents?|visitors?|ones|pals|mates|members)|animal (lovers|companions|owners|keepers)|whiskers|cat (people|owners|lovers)|dog (people|owners|lovers)|pet (owners|keepers|lovers|parents)|rover|fido|rex|tiddles|(man's|your) best friend|menagerie|zoo|noah's ark|wildlife|snakes?|lizards?|tortoises?|gerbil|birds in cages|caged birds|parrot|goldfish bowl|fish tanks?|aquariums?|tarantulas?|mice|rats|chickens|hens|horses|ponies|pony|goats?|dachshunds?|dachshund|whippets?|collies|collie|spaniel|poodle|labrador|alsatian|rottweilers?|huskies|husky|cockapoos?|labradoodles?|bulldogs?|chihuahuas?|pugs?|tomcats?|tabby|tabbies|siamese cats?|(small |large |big |little |noisy |loud |messy )?(mammals|vertebrates)|living creatures|barking|meowing|miaowing|fur|feathers|furballs?|fur balls?|muzzles|muddy paws|litter trays?|dog bowls?|cat litter|hutches|leads and bowls|creatures great and small|k9s?|domestic animals?|companion animals?|house ?cats?|house ?dogs?|lap ?dogs?|bow wows?|purrs|barks|meows|miaows|moults|any animal|(furry|scaly|feathery|feathered|hairy|four legged|4 legged|winged|woolly|whiskered) (things?|ones?|creatures?|animals?|beings?|beasts?|visitors?|family members?)",
  },
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
}
