import { SHARED_LISTS } from '../lists.ts'
import { NUMBER_WORDS } from '../numbers.ts'
import type { Page, Range } from '../page.ts'

import type { Wording } from './wording.ts'

const DIGIT = `(\\d+#?|${NUMBER_WORDS}|oh|nought|double \\w+)`

export const privacy: Wording = {
  lists: {
    ...SHARED_LISTS,
    digits: `(\\d{3,8}#?|(${DIGIT} (to |, |and |then |- )*){2,7}${DIGIT})`,
    lock: 'padlock|lock|lock ?box|lockbox|safe|key ?safe|keypad|alarm|burglar alarm|gate|gates|door|front door|back door|entrance|entry|garage|shed|entry phone|entryphone|keybox|key box|barrier|intercom|security|communal door|main door|bike store|bin store',
    who: 'tenants?|occupants?|occupiers?|lodgers?|neighbours?|owners?|vendors?|sellers?|landlady|landlord|man|woman|lady|girl|boy|couple|gentleman|chap|bloke|guy|son|sons|daughter|daughters|wife|husband|mother|father|mum|dad|gran|grandmother|grandfather|housemates?|flatmates?|family|resident|residents|mr|mrs|ms|miss|person|student|kid|child|partner|brother|sister|widow|widower|he|she|fella|pensioner|nan|uncle|aunt|next door|upstairs|downstairs',
    ill: "alcoholic|alcoholics|deaf|blind|dementia|alzheimers?|cancer|chemo|chemotherapy|depression|depressed|breakdown|diabetic|diabetes|pregnant|drinks|drunk|drunkard|drugs?|addict|addicts|junkie|epileptic|epilepsy|autistic|autism|stroke|suffers|suffering|ill|sick|terminally|hiv|bipolar|schizophrenic|schizophrenia|mentally|anxiety|disabled|wheelchair|oxygen|dying|(bad|weak|dodgy) (heart|back|hip|lungs|nerves)|heart (attack|condition|trouble|disease|problems)|gambler|bankrupt|debts?|divorced|divorcing|divorce|probation|prison|criminal record|parkinsons?|parkinson's|arthritis|infection|sectioned|medication|insulin|rehab|care home|nursing home|hospice|suicidal|ocd|adhd|hoarder|hard of hearing|unwell|poorly|frail|forgetful|confused|smokes weed|cannabis|heavy drinker|in hospital|incontinent|dialysis|bedridden|housebound|pacemaker|arrears|behind with (the|his|her|their) rent|evicted|convicted|on bail|tagged|asbo|in debt|splitting up|separated|lost (his|her|their) job|unemployed|out of work",
    hide: 'mat|doormat|door mat|pot|pots|flowerpot|flower pot|plant pot|plantpot|planter|stone|stones|rock|brick|bricks|bin|bins|meter|gas meter|meter box|shed|gnome|bush|letterbox|letter box|ledge|gutter|step|tub|log|logs|bucket|water butt|hanging basket|bench|porch|greenhouse|trough|slab|drainpipe|drain|boot|wellies|barbecue|hedge|fence|wall|statue|bird box|windowsill|sill|tile|urn|paving|garage|string|hook|nail|welly|wellington|boots|tin|jar|lantern|dustbin|recycling|wheelie bin|geraniums?|lavender|gatepost|ivy|frog|hedgehog|tortoise|watering can|milk bottles?|compost|coal bunker|letter flap|trellis|sundial|birdbath|bird bath|bird table|feeder|decking|loose slab',
  },
  innocent: [
    '(area|post|dress|building|building control|bar|qr|tax|dialling|zip|discount|conduct|highway|sort|product|colour|source|the) (code|codes)( (of|for) (?!the (<lock>)|<lock>)[a-z]+)?|postcodes?|codes? of (\\d{4}|practice|conduct)|code for sustainable',
    "(<num>|a|few|couple|minutes?|minutes'|mins?|miles?|yards|metres|meters|doors?|walk|drive|stones throw|stone's throw|hours?|km|feet|far|tucked|right|straight|put|fold|folds|folding|take|hidden|just|step|steps|blocks?|streets?|not far|break|get|hide|lock|walk|run|clear|throw|close|turn|turns|turned|turning) away|away from|getaway",
    '(if|when|while|whenever|should) (you|they|tenants?) (are|re|is|go|will be|travel) _3 (away|abroad|on holiday|at work)|ideal _3 away',
    '(house|flat|property|home|it) (is|stands) (now |already )?(empty|vacant) (and|so) (_2 )?(can|may|ready|available|seen|viewings?)',
    '(vacant possession|not leave _4 (empty|unoccupied|vacant))',
    '(house|flat|property|home|it) (will be|is to be|becomes|becoming|was|has been) (empty|vacant) (from|by|on|after)',
    '(dementia|cancer|stroke|drug|alcohol|autism|blind|deaf|sick) (cafe|centre|hospital|charity|shop|friendly|research|ward|clinic|unit|club|support group|home)|(care|nursing) home (next|near|opposite|across|down|nearby)|sheltered',
    '(keys?) (features?|workers?|points?|location|benefits?|facts?|stage|to the (city|door of|riviera)|handed|handover|collected|hanger|rack|cabinet|position|role|cutting|cutter|fob|attractions?)|(low|high|master|turn the) key|(keys?) (are|will be|is) (handed|given|available|collected|released|exchanged)',
    '(next to|near|opposite|behind|in|on|past|by) [a-z]+ (street|road|lane|avenue|close|arms|head|inn)',
    '(open|opens|opening) (<num>|7) (days|hours)|open plan|opens (on|out|in)to|opens at|(open|press) (studio|button)',
    'pin (tumbler|board|money|sharp|cushion)|pins? and',
    '(aged|age) (oak|beams?|limit|range|concern|uk|of)|(children|pupils|ages?|people|residents|players) (aged|ages) (<num>) (to|and) (<num>)',
    '(people|residents|tenants|occupants|occupiers|owners|anyone|those|somebody|someone|adults|couples?) (who are )?aged (<num>) (and|or|to|plus|upwards)|(moving|relocating|emigrating|retiring|moved|emigrated) (_1 )?(abroad|overseas)',
    'no (drugs?|drunk)|(sick|drug) (bay|store)|heart of|care home nearby',
    '(lived|born|died|stayed|wrote|nursed|worked) (here|in this house)',
    '(<neg>) (leave|leaves|left|be left) _4 (unlocked|open|empty|unattended|unoccupied)',
    'family (butchers?|bakers?|business|firm|doctor|solicitors?|pub|hotel|shop|farm|restaurant|bakery)',
    'landlord (lives|living)|password free|keyless',
  ],
  found: [
    '(code|codes|pin|pin number|password|passcode|passkey|combination|combo|pass ?word|access number|entry number|key number|security number|alarm number) ((for|to|of|on|is|are|the|,|=|our|my|your|:|a|at|main|front|wifi|currently|still|set|number|,) |(<lock>) ){0,7}(<digits>|(?!is|are|for|to|of|on|the|lock|provided|given|supplied|available|needed|required|changed|on|at)[a-z]+\\d+)',
    '(<lock>) (_3 )?(code|pin|combination|number|combo|password)( is| ,| are| :)* (<digits>)',
    '(<lock>) (no|number) (<num>) , (code|pin) (<digits>)|(code|pin) (<digits>)(?! (is a|area))',
    '(<lock>) ((entry|opens|open|unlocks|is|set|with|by|on|to|code|,|pad|using|works|at|released|operated|number|combination|disarms|turns|turned|switched|switches|disabled|deactivated|silenced|stops|stopped|reset|off|via|pressing|press|enter|type|dial|use|numbers|you|need|needs|takes) ){1,5}(<digits>)',
    '(opens?|unlocks?|get in|let yourself in|gets you in|dial|type|punch in|enter|key in|push|press|tap|put in|disarm|turn off) ((it|the|with|by|using|on|pad|keypad|code|buttons?|numbers?|in|to|alarm|pressing|typing|,|and) ){0,5}(<digits>)',
    '(wifi|wi fi|router|network|internet) (key|password|pass|code)( is| ,| :| =)* [a-z0-9]+(?! (is|on|free|provided|supplied|given|available))',
    "(keys?|key's) _6 (under|underneath|beneath|behind|below|inside|on top of|above|in|on|by|beside) _3 (<hide>)",
    'spare (keys?|set of keys|set) (_2 )?(with|at|from|in|under|is|are|kept|hidden|hangs|behind|on|held by|lives)|keys? (_2 )?(with|from|held by|left with|kept by) ((the|my|our) )?(neighbours?|dave|next door|[a-z]+ (at|in|from|next door) (number|no|flat|the)|number|no \\d)|keys? (are |is )?(kept|hidden|left|tucked) (under|behind|in|on|with|above|by|beneath|inside|at)',
    "key('s| is| s)? (under|beneath|behind|below) ",
    "(left|leave|leaves|leaving|always|usually|kept|stays|stay|is|are) (always |usually |often )?unlocked|(never|not|rarely|isn't|seldom) (_1 )?locked|(door|gate|window|doors|windows|garage|shed|back door) (_3 )?(does not lock|doesn't lock|won't lock|cannot be locked|broken lock|left open|is open|on the latch|unlocked)|lock (is |has been )?broken",
    "(alarm|cctv|camera|cameras|burglar alarm|alarms) (_2 )?(is |are )?(not|isn't|aren't|never|no longer) (_2 )?(connected|working|on|set|active|switched on|monitored|real|wired|recording|used|functional|work)|(dummy|fake|dead|broken) (alarm|camera|cameras|cctv|burglar alarm|box)|(alarm|cctv|camera|cameras) (is|are) (only )?(a )?(dummy|dummies|fake|broken|off|out of order|for show)",
    "((we|i|he|she|they|my wife and i|my husband and i|my wife|my husband|my partner|the owners?|owners?|vendors?|the sellers?|sellers?|the family|family|landlord|the tenants?|tenants?|occupants?|neighbours?|the couple|both of us|everyone|everybody|occupiers?) (_1 )?(are|is|am|be|will be|shall be|go|goes|going|gone|work|works|spend|spends|travel|ll be)|we're|i'm|we'll be|i'll be|they're|he's|she's) (_3 )?(away|abroad|overseas|out of the country|on holidays?|at work|on a cruise|in (spain|france|portugal|italy|florida|australia|dubai|greece|cyprus|tenerife|america|turkey|ireland|germany|india|canada)|out all day|out every|out during|out at work|out from|out between|out until|not at home|never at home|never in|not in|rarely in|rarely home|seldom home|seldom in|not home|not there|not around|hardly ever in|hardly ever here|hardly ever home|only home|only here|only in|only there)(?= )",
    "(we|i|they|owners?|tenants?|we're|i'm|they're|we'll) (are |am |will be |be |re |ll be |both )*(off|going|flying|heading|jetting off|travelling|moving) to (_2 )?(spain|france|portugal|italy|florida|australia|dubai|greece|cyprus|tenerife|america|turkey|ireland|germany|india|canada|thailand|majorca|ibiza|mexico|japan|new zealand) (for|until|in|from|on|over|all|next|during|every)",
    '(we|i|owners?|tenants?|family) (always |usually )?(holiday|winter|summer) in [a-z]+',
    '(door|doors|gate|gates|window|windows|garage|shed|conservatory) (_2 )?(always|usually|often|mostly|generally) (left )?(open|unlocked)|(door|gate|window|garage|shed) (_2 )?never (shut|locked|closed)|(alarm|cctv|cameras?) (_2 )?(been|was|is|are) (off|broken|disconnected|dead|out of order|switched off|disabled|not working|faulty)|(key ?safe|lock ?box|key ?box|gate|alarm|front door|entry|keypad|padlock|safe|door) (, |is )*\\d{4,6}#?(?= [.,])|(key ?safe|lock ?box|key ?box|keypad|padlock) \\d{4,6}#?(?= (by|on|at|in|near|beside|behind|outside))',
    "(nobody's|no one's|nobody will be|nobody|no one|no body|noone) (is |will be |'s |s |are |ever |lives )*(in|at home|home|there|here|about|around|in the house|living there|in the flat|living here)(?= )(?! (to be|needs|has|will|likes|minds|who))",
    '(house|home|flat|property|cottage|place|it|bungalow|apartment|building|which|currently|now) (_1 )?(stands|lies|sits|is|has been|will stand|s|stood|remains|standing|sitting|lying|been|left) (_2 )?(empty|unoccupied|unattended|vacant and unattended|uninhabited|unlived in)( (until|all|during|every|at the moment|most|on|in|for|while|between|when|at|since|now|by|through|over|and|,|\\.|overnight|midweek|weekdays|today))?',
    '(empty|unoccupied|unattended|vacant) (all day|every (day|weekend|week)|at weekends|during the (day|week)|on weekdays|overnight|at night|until|till|most of the|at the moment|since|for months|for weeks|midweek|while we)',
    '(leave|leaves|leaving|left) (the house |home |the flat |the property )?(for|to) work|(come|comes|get|gets|return|returns|back|get back|home) (back |home )?(from work )?(at|around|about|after|by) (<num>|\\d+pm)|works? (nights?|night shifts?|shifts|days|away|late)|(sleeps|drinks|parties|shouts|snores|smokes) (all|every|during|heavily|a lot|too|in the day|most)',
    '(<who>) ~7 (<ill>)(?! (owner)\\b)',
    "(<who>) ~5 (aged|age|turns|is|are|'s|who is|now|nearly|almost) (nearly |almost |now |about )?(1[0-9]|[2-9]\\d|10\\d|[4-9]|(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)( (one|two|three|four|five|six|seven|eight|nine))?)(?! (minutes?|miles?|metres?|years? (of|in|on)|months?|doors?|weeks?|days?|%|square|m|yards|houses?|mill|high|people|,? (harris|mill)))(?= |,)",
    '(sons?|daughters?|kids|children|boys|girls|child|toddler|baby|teenagers?) ,? ?(who is |who are |is |are )?(aged |age )?(\\d{1,2}|<num>)( and (\\d{1,2}|<num>))?( ,| \\.| year| and)(?! (bed|bath|room))',
    '(lady|man|woman|gentleman|chap|couple|widow|girl|boy|student|old man|old lady|pensioner) (in|at|from|on|above|below|upstairs|downstairs|next door|opposite|across) (_3 )?(is|has|was|lives|never|drinks|works|suffers|goes|gets|sleeps|keeps|owes|had|takes)',
    '(lives|live|living) (here |there )?(all )?alone|on (her|his) own(?= )|(lives|living) with (her|his) (carer|mother|boyfriend|girlfriend|nurse)|(her|his) (illness|health|medication|condition|debts|divorce|husband died|wife died)',
    '(collect|pick up|get|fetch|find|borrow|grab|take) (the |a |our )?(spare )?keys? (from|at|in|off|under|behind|next door|hanging)(?! (_2 )?(agents?|office|us|me|solicitors?|concierge|reception|council|landlord))',
    '(we|i|they|she|he|both of us|everyone|the tenants?|the owners?|my husband|my wife) (both |all |usually |always |normally )*(work|works|commute|commutes|are out|is out|leave|leaves|get home|gets home|come home|comes home|are back|is back|head off|set off) (?!(from|at) home|out|on|in|with|as)_4 (until|till|from|between|by|before|after|at|every|all day|daily) _1 (<num>|\\d{1,2}(am|pm)|monday|tuesday|wednesday|thursday|friday|weekdays?|weekends?|morning|evening|day|night|daily)(?! (minutes|miles))',
    '(away|abroad|overseas|on holiday|out of the country|not at home|not home|elsewhere) (all (of )?|until |till |for (the |all |most |all of )|during |throughout |most of |every |each |over |from )([a-z]+ ){0,3}(january|february|march|april|may|june|july|august|september|october|november|december|week|weeks|weekends?|weekdays?|summer|winter|spring|autumn|christmas|easter|new year|the holidays|half term|month|months|fortnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the \\d+(st|nd|rd|th))',
    "(never|don't|dont|do not|rarely|seldom|not|hardly ever) (bother (to |with )?|even |ever )?(lock|locks|locking|locked|bolt|latch|shuts|closes)( the| it| our| up| properly|(?= [.,]))",
    'in (his|her|their) (early |mid |late )?(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|teens|\\d0s)',
    "(<who>) , ((who is|who's|now|aged|nearly|almost) )?(1[0-9]|[2-9]\\d) ,",
  ],
}

/** Names are told by their capital letters. */
const NAME = "(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?[A-Z][a-z']+(?: [A-Z][a-z]+)?"
const NAMED = [
  `\\b[Tt]enants?,? (?:is|are|called|named|is called|is named) ${NAME}(?! (?:Street|Road|Lane|House|Court|Avenue|Estate))`,
  `\\b[Tt]enants?,? (?:is |are )?(?:called |named )?${NAME},? (?:works|is|has|was|and|who|sleeps|leaves|drinks|lives|will|earns|likes|keeps)`,
  `\\b(?:[Oo]wner|[Vv]endor|[Ll]odger|[Nn]eighbour|[Oo]ccupant|[Ss]eller|[Ss]on|[Dd]aughter|[Ww]ife|[Hh]usband|[Hh]ousemate|[Ff]latmate|[Bb]rother|[Ss]ister|[Bb]oyfriend|[Gg]irlfriend|[Tt]enant),? (?:called |named |is called )?(?:Mr |Mrs |Ms |Miss |Dr )?[A-Z][a-z']+(?! (?:Street|Road|Lane|House|Court|Avenue|Estate|Act|Fees))`,
  `\\b(?:Mr|Mrs|Ms|Miss)\\.? [A-Z][a-z']+,? (?:(?:from |in |at |who lives )?(?:next door|upstairs|downstairs|below|above|opposite|across|number|no\\.?|flat|on the|in the)|is |has |with (?:his|her)|and (?:his|her)|who|lives|works|aged|never|drinks|goes|gets|leaves)`,
  `\\b(?:[Nn]ext door|[Uu]pstairs|[Dd]ownstairs|[Bb]elow|[Aa]bove|[Oo]pposite)(?: us)? (?:lives|live|is|are) ${NAME}`,
  `\\b[A-Z][a-z]+ (?:upstairs|downstairs|next door|in flat \\d+|at number \\d+|across the (?:road|hall|landing)),? (?:is|has|drinks|works|was|plays|never|goes|who|sleeps|will|gets|keeps)`,
].map((source) => new RegExp(source, 'g'))
const HISTORIC = /\b1[0-9]{3}\b|\b(?:Arms|Inn|Head|Tavern|Museum|Church|School|Hospital|Pub)\b/
/** Words that begin with a capital only because they begin a sentence or are months. */
const NO_NAME =
  /(?:^|\s)(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|British|The|This|We|I|Our|My|All|No|A|An|In|On|At|To|Pays|Fees|Find|Wanted|Only|Please|And|Or|Must|Welcome|Council|Gas)$/

/** Named people, in places of the text as typed. */
export function findNames({ typed }: Page): Range[] {
  return NAMED.flatMap((pattern) => [...typed.matchAll(pattern)]).flatMap(({ 0: found, index }) => {
    const sentence = typed.slice(Math.max(0, index - 60), index + found.length + 60)
    if (HISTORIC.test(sentence)) return []
    return NO_NAME.test(found) || found === found.toUpperCase()
      ? []
      : [[index, index + found.length] as const]
  })
}
