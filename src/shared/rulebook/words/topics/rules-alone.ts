import type { Wording } from './wording.ts'

const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|summer|easter|christmas|spring|autumn|winter'

export const shortLets: Wording = {
  lists: {
    away: 'holidays?|hols|vacations?|getaways?|city breaks?|honeymoons?|staycations?|minibreaks?|(golfing|fishing|skiing|ski|golf|walking|cycling|family|weekend|day|hiking|whisky|shooting|stalking) (trips?|breaks?|holidays?|parties|retreats?)|a (week|fortnight|weekend|night|few (days|nights)) (away|off|out of town)|tourists?|holidaymakers',
    day: '(mon|tues|wednes|thurs|fri|satur|sun)days?',
    season: `festival(?! (theatre|square|park|hall|centre))|fringe|hogmanay|the open(?! (plan|fire|space|air))|highland games|edinburgh tattoo|military tattoo|festive season|new year|easter|christmas|high season|low season|peak season|tourist season|summer season|ski season|school holidays|the season`,
  },
  found: [
    'holiday (lets?|lettings?|home to (let|rent)|rentals?|accommodation|cottages?|apartments?|flats?|house|stay|stays|makers|break|breaks|letting)',
    '(nightly|overnight) (lets?|rates?|stays?|bookings?|rentals?|rent|prices?)|per night|a night|each night|book (by )?(the |per )?nights?|<num> nights?|night minimum|minimum (stay|of) _2 nights?',
    '(weekend|mini|city|short|midweek) (breaks?|stays?|getaways?|lets?|visits?)|weekends? away|getaway|short term (holiday|let|lets|rental|stay)|short let',
    '(festival|fringe|hogmanay|golf|open championship) (lets?|letting|rentals?|flat|accommodation|visitors)|(let|lets|letting|rent|rents|rented|available) (out )?by the (night|week|weekend)|(paying |overnight )guests (_2 )?(welcome|by the|from|stay)|stopovers?|crash pad for visitors|(let|lets|letting|rent|rented) (_2 )?to (tourists|visitors|holidaymakers|golfers|festival goers|guests)',
    'airbnb|air bnb|booking com|vrbo|self catering|selfcatering|guest ?house|bed and breakfast|b and b|holidaymakers|vacation (rental|let|home)|tourists? (welcome|let)|serviced (accommodation|apartment) by',
    // A stay that ends, and what is said to who comes for it.
    '(perfect|ideal|great|lovely|wonderful|super|suits?|suited|base|retreat|bolthole|hideaway|home from home|wanting|want|need|planning|book|fancy|come|here|available|yours|treat yourself|enjoy|spend|take|rent it|have it) (?!(near|by|in|on|at|beside) )_6 (for |on |to |as |after |while |during |of )*(your |a |the |my |their |family )*(<away>)(?! (cottages?|parks?|home park|let next|village))',
    '(book|books|booking|reserve|come for|come and stay|stay for|treat yourself to|enjoy|fancy|spend) (a |your |the |our |us for |in for |with us |another )*(long |short |quiet |lazy |relaxing |romantic )*(weekend|week|fortnight|night|nights|few (days|nights)|break|stay|escape)(?! (of|day|in advance|viewing))',
    '(a|long|cosy|romantic|relaxing|quiet|winter|summer|autumn|spring) (week|weekend|fortnight|break|escape|night) (away|by the|in the (highlands|hills|country|islands|glens?)|on the (coast|island|loch|shore))|(romantic|relaxing|restful|seaside|country|highland|island) (breaks?|escapes?|stays|nights)',
    'changeovers?( days?)?|(check in|checkin|check out|checkout|arrivals?|departures?) (is |are |time )*(from|after|by|at|between|before) (_1 )?(\\d+|<num>|noon|midday|\\d+(am|pm))',
    '(linen|towels|welcome (basket|hamper|pack)|breakfast|hot tub|changeover|toiletries) ~12 (guests|arrival|stay|holiday)|guests (on arrival|love|loved|stay|staying|leave|arrive|arriving|rave|return|come back|book|say|have said|tell|find|adore|enjoy)',
    '(weekly|daily|seasonal|weekend|midweek|per day|day) (rates?|tariffs?|prices?)(?! (of interest|for (bus|parking)))|(high|low|peak|off peak|shoulder|summer|winter|festive) season (_3 )?(rates?|prices?|tariff|weeks?|bookings?|<amount>)',
    '(available|let|lets|letting|rent|rented|free|open|have it|take it|bookings?|booking|dates|weeks|nights|visitors?|taken|slots|spaces) (?!viewings?)_4 (for|during|over|in|at|through) (the |a |our |next )*(<season>)(?! (market|viewings?|lights))',
    'sleeps (up to )?(<num>) ~12 (towels|linen|guests|hot tub|night|nights|week|weekend|stay|holiday|beach|sea|loch|£\\d+)|(bolthole|hideaway|retreat|pied a terre) (_2 )?(for|to) (a |your |the |long |short )*(break|week|weekend|getaway|escape|holiday|night|visit)s?',
    '(spend|spending|celebrate|celebrating|book|come for|see in|bring in) (your |the |a |this |next )*(<season>|new year|winter holidays?|summer holidays?)|guests (are )?(welcome|welcomed) (from|by the|in|all year|any|for)|short term (let )?licen[cs]e',
    `(<amount>)( (a|per) (week|night|month))? in (the )?(${MONTH}) (, |and |or |but )*(<amount>)( (a|per) (week|night|month))? in|(stag|hen) (or |and |do|dos|weekends?|part(y|ies)|nights?|groups?)`,
    '(arrive|arrivals?|check in|come) (on )?(<day>) (, |and |to )*(leave|depart|departures?|check out|go|home) (on )?(<day>)',
    'by the night',
    'short stays?',
    'holiday let',
  ],
}

export const newToMarket: Wording = {
  lists: {
    shop: '(the )?(property |open |rental |housing |sales? |lettings? |local )*market|the (portals?|books|website|site)|our (books|lists?|website)|rightmove|zoopla|sale|rent|let',
    fresh:
      'new|brand new|newly|fresh|freshly|recently|just|only just|only now|just now|now just|lately|today|only recently|newest',
    today:
      'today|this (morning|afternoon|week|minute|very (day|week))|yesterday|just now|last night|a (few hours|moment|minute) ago|(hours|minutes) ago',
  },
  found: [
    '(new|brand new|newly|fresh|just|newly arrived|recently) (on|to|onto|in|come to|arrived on|released to|launched|launched on|out on) (to )?(the )?(property |open |rental |housing |sales? |lettings? )?market',
    '(just|newly|freshly|recently|only just|now) (listed|marketed|launched|released|advertised|put on the market|on the market|added|instructed|arrived|available for the first time)',
    'new (instruction|listing|to market|to the market|on market|release|arrival|in today)(?! building)|just in',
    '(first time (on|to|ever on|in)|for the (very |absolute |actual )*first time|first time it has been|never (before )?(been )?(on|offered|advertised|marketed|available|for sale|sold|listed))( (the )?market| before| in| for| ever| to| by)?',
    'first day on the market|never before (on|offered)|hits the market',
    '(<fresh>) (been |being )?(brought|put|come|came|coming|gone|offered|up|out|released|launched|placed|entered|arrived|going|went|appeared) (it |this |her |them )?(up |out |back |forward |live |on )*(to|on|onto|for|in) (<shop>)(?! (by|of) (the|a) [a-z]+ (stall|trader))',
    '(new|brand new|fresh|newest|latest) (- )?(listing|listings|advert|addition|to (let|rent|rightmove|zoopla|the portals?|our books|the site)|on (rightmove|zoopla|the site|our books))(?! (agents?|status|building|of grade))',
    '(first|maiden|debut|market) (appearance|debut|outing|showing|airing)|(debut|debuts|debuting|premiere|premieres) (on|in) (<shop>)|hot off the press|just on(?= [.,])',
    '(listed|advertised|added|launched|launching|launches|released|live|uploaded|posted|unveiled|on the market|went up|first seen) (first |just |only |here )*(<today>)',
    '(went|go|goes|gone|going) live (<today>)|first (advertised|listed|offered|marketed|shown|released|seen)',
    "(nobody|no one|no buyer|no tenant|not a soul) (else )?(has |have |'s )?(yet |ever )*(seen|viewed|been round|been through) (it|this|this one|the (house|flat))( yet)?",
    "(not|n't|never|haven't|hasn't) (previously |ever |yet )*been (on|up|offered|available|marketed|advertised|listed|for) _5 (living memory|decades|generations|(<num>) (years|decades|generations)|before|until now|till now|ever)",
    '(only|just) (now|this (week|morning)|today) (_2 )?(come|comes|coming|put|up|on|out|offered|been) (up |on |to |for )*(<shop>|the first time)',
    'new (today|this (week|morning))(?= [.,])|first time (offering|listing|offer|sale|release)',
    'fresh (to|on) (the )?market|(has |have )?just (come|gone|hit|been put|been listed|entered)( on| onto| to)* (the )?market',
    'new on',
  ],
}

export const disclaimers: Wording = {
  lists: {
    pics: 'fotos?|pix|piccies|photos?|photographs?|pictures?|images?|pics?|photography|snaps|shots|renders?|visuals|cgis?|virtual tour|video|floor ?plans? and photos|gallery|camera|lens',
    edited:
      'enhanced|edited|retouched|photoshopped|altered|staged|manipulated|airbrushed|touched up|tweaked|doctored|filtered|brightened|lightened|sharpened|stretched|widened|greened up|cleaned up|tidied up|tidied|cropped|improved|smoothed|swapped|replaced|added|removed|taken out|edited out|dropped in|put in',
    elsewhere:
      "next door's|next door|somebody else's|someone else's|our neighbour's|the neighbour's|(another|a similar|a different|a sister|a neighbouring|an identical|some other|the show|a show|other) (flat|house|home|property|room|unit|plot|apartment|block|building|homes|flats|houses|rooms|plots|one)|(the )?developer's (other |show |own )*(sites?|homes?|flats?|plots?|brochure)|(the |a )?(flat|house|room|unit|plot|apartment|one|home) (upstairs|downstairs|above|below|next door|opposite|along the|down the|across the)",
  },
  found: [
    '(<pics>) (_4 )?(for|as) (illustration|illustrative|guidance|reference|marketing|information|display|indicative|example|illustrational)( purposes)?( only)?|(illustrative|indicative|representative|generic|stock|library|sample|example|similar|archive|old|historic) (<pics>)|(<pics>) (are |is |shown )?(illustrative|indicative|representative|generic|stock|artist)',
    "(<pics>) (_4 )?(may|might|do|does|are|is|will|can|could|should|must|did|were)? ?(not|don't|doesn't|isn't|aren't|differ|vary|cannot|can't|never|no longer|n't) (_4 )?(reflect|represent|show|match|be relied|relied|accurate|up to date|current|of (this|the actual|the|actual)|the actual|actual|exact|same|what you|true|recent|depict|be taken|correspond|relied upon|necessarily|as it|like|look|it is)",
    '(<pics>) (were |was |are |is )?(taken|shot|made) (_2 )?(before|when|some|a few|years|long ago|in better|with different|prior|with a wide)|(<pics>) ~10 (things|it|place|flat|house|home|rooms?) (may |might |can |could |does |do |will )?(now )?looks? (_2 )?(different|worse|tired|scruffier)|wide angle lens',
    '(<pics>) (_2 )?(differ|vary|may differ|may vary|might differ)',
    '(<pics>) (_8 )?(enhanced|edited|retouched|photoshopped|altered|staged|digitally|manipulated|airbrushed|touched up|computer generated|ai generated)|virtually staged|digitally (staged|enhanced|furnished|altered)',
    "(not|isn't|n't) (_3 )?(in|as in|as on|as shown in|like) the (<pics>)",
    "(reality|actual (flat|house|property|room|home|condition)|real thing|the flat itself) (may|might|can|could|will) (differ|vary|look different|be different|not)|don't (rely|go) (on|by) the (<pics>)|do not rely on the (<pics>)|(details|particulars|description) _4 (not be relied|cannot be relied|for guidance only|not guaranteed)",
    '(<pics>) ~14 (may|might|do|does|did|will|can|could|should) (well )?(not|never) (_2 )?(reflect|represent|show|match|correspond|depict|portray|be relied|be taken|be exact|look)|(<pics>) ~14 (general|rough|loose|approximate) (guide|indication|impression|idea)|(<pics>) ~9 (may|might|could|will|can|would) (well |also |all )*(differ|vary|look different|be different|be unlike|have changed)',
    '(<pics>) ~4 (from|of|in|by|is|are|belongs? to|show|shows) (<elsewhere>)',
    '(take|takes|taking|accept|accepts|accepted|bear|assume|disclaim|have|with|hold us) (no|not|any|all|without) (_1 )?(responsibility|liability|responsible|liable) (whatsoever |at all )?(for|over) ~6 (<pics>)',
    '(<pics>) (_3 )?(before|prior to|pre) (the |our |my |we |it |they |he |she )*(last|previous|new|current|present|old|recent)? ?(tenants?|tenancy|works?|refurb[a-z]*|flood|damage|fire|leak|lodgers?|owners?|moved|let it|rented)',
    '(<pics>) (is |are |was |were |look |looks |can be |may be |might be |all )+(a |rather |slightly |somewhat |touch |bit |little |very |quite |too |perhaps )*(kind|flattering|generous|deceptive|deceiving|misleading|dated|out of date|old|optimistic)(?= [.,]| to| now| and| so| about)',
    "(don't|do not|never|not to|shouldn't|wouldn't) (_1 )?(believe|trust|rely|depend|go|be fooled|be guided|be taken in|be misled|set) ~4 (<pics>)",
    "(furniture|furnishings|sofa|beds?|table|curtains|kitchen|white goods|items?|contents|plants|rugs?|dressing|props|garden|decor|carpets?|things) (_3 )?(in|shown in|on|seen in|pictured in|featured in) (the |our |these |those )*(<pics>) (_3 )?(gone|not|differ|differs|isn't|won't|aren't|removed|sold|no longer|staging|borrowed|hired|rented|virtual|computer|digital|changed|been)",
    '(sky|skies|lawn|grass|walls?|furniture|clutter|people|cars?|bins?|colours?|light|clouds|view|garden|paintwork|scaffolding|pylons?) _5 (<edited>) ~5 (<pics>)|(<pics>) ~8 (<edited>)(?= [.,]| to| for| a| so| and| slightly)',
    '(<pics>|wide angle|wide lens|fish ?eye|angle) ~8 (appear|appears|look|looks|seem|seems) _3 (larger|bigger|roomier|more spacious|brighter|lighter|wider|longer|better|newer)(?! than any)|(bigger|larger|smaller|roomier|brighter|better|different) (in|on|from) (the |our |these )*(<pics>)',
    "(has|have|had|'s|looks?|look) (since )?(changed|altered|moved on|aged|different|been (changed|altered|repainted|removed)) (a (bit|lot|little) |somewhat )?since (_2 )?(these|those|they|the|this|it|our) ?((<pics>) )?(were|was|got)? ?(taken|shot|made|snapped|photographed)?(?= [.,])|floor ?plans? (is |are )?(not|cannot) (to )?be relied",
    '(cgis?|visuals?|renders?) ~6 (finish|finishes|specification|layout|details|colours?|yours) (may|might|can|could|will) (differ|change|vary)',
    '(<neg>) (promise|guarantee|say|swear|be sure|claim|vouch|warrant) ~8 (like|match|matches|as in|same as|resembles?|as on) (the |our |these )*(<pics>)|(<pics>) 4 (illustration|guidance|reference)',
    '(for|in) (the|our|these) (<pics>) (by|with|using) (a )?(computer|ai|software)|(by|with|using) (a )?(computer|ai|software) ~4 (<pics>)|(<pics>) (are|is) (_3 )?(years?|months?|yrs?|seasons?) old',
    '(none|nothing|not all|little) (of )?(the |our )?(furniture |furnishings |contents |items |things |white goods )?(shown |seen )?(in|on) the (<pics>) _3 (stays?|staying|included|remains?|comes?|there|left)',
    '(<pics>) (_2 )?flatters?',
    'no (liability|responsibility) (is )?(accepted )?for (_4 )?(<pics>|errors|accuracy|description)',
  ],
}

const LENGTH =
  "(<num>|\\d+) ?(months?|mths?|mnths?|years?|yrs?|weeks?)|(a|one|half a|full|whole)( full| whole)? years?|twelvemonth|yearly|annual|a year's|year's|year long|(<num>|\\d+) months'|months"
const LET =
  'tenancy|tenancies|let|lets|lease|contract|contracts|agreement|agreements|term|terms|stay|commitment|occupancy|rental|rental period|rental contract'

export const fixedTerms: Wording = {
  lists: { length: LENGTH, let: LET },
  found: [
    'ast|asts|assured shortholds?|assured tenancy for',
    'fixed (term|period|length|contract|tenancy|tenancies|lets?)',
    'minimum (<let>|period|length|duration|stay|rental)|min (term|stay|let|tenancy|<length>)|(<let>) minimum',
    '(minimum|min|at least|initial|initially|minimum of|no less than|not less than|for at least|a minimum) (of |a |an |period of |<let> of )*(<length>)(?! (notice|old|ago|away|from))',
    '(<length>) (minimum|min|initial|initially|fixed|contract|contracts|tenancy|tenancies|let|lease|agreement|term|rental|ast|assured|shorthold|commitment|stay|plus only|or longer|or more|then rolling|break)(?! (guarantee|warranty|out the))',
    '(<let>) ((of|for|is|will|be|,|lasts|runs|length|period|initially|a|an|at|least|minimum|available|offered|with|on) ){0,5}(<length>)(?! (notice|ago|old|away|free|later|in advance|rent))',
    '(tied|locked|lock|tie) in(to)? (for|period)',
    'break clauses?|short term lets? (of|for|from)|long (term )?(lets?|tenancy) only|six month break|tenancy (ends|expires) (on|in|after)|end of the (fixed )?term',
    `(<neg>|no|nobody|only) (can |may |will |be |able to )*(give|giving|hand in|handing in|hand|serve|serving|put in|leave|leaving|move out|moving out|quit|go|get out|end it|break it) (_2 )?(notice )?(_2 )?(until|before|till|inside|within|for|after|in) (_8 )?(<length>|half a year|${MONTH})`,
    `(<let>) (_1 )?(runs|run|lasts|goes|will run|ends|finishes|expires|is|ending|running|fixed|until|till) (_2 )?(to|until|till|through to|up to|in|on|for) (_2 )?(the end of |early |late |mid )?(${MONTH})(?! (rent|road|street|terrace))`,
    `(sign|signs|signing|signed|commit|commits|committing|committed|tied|tie|ties|locked|lock|locks|bound|contracted|obliged|held|stay|stays|staying|stick) (yourself |you |us |up |in |into |on |put |around |it out )*(to|for|until|till) (a |an |the |at least |around |about |full |whole |minimum of |end of |next )*(<length>|half a year|academic year|${MONTH})(?! (notice|old|ago|away|free|storm|road))`,
    `(only let|fixed|offered only) (until|till|to the end of|up to) (_3 )?(${MONTH})|(available|let|lets|offered|rented) for (<num>) (months|weeks) from`,
    '(<length>) (at least|at the (very )?least|or so only|plus preferred|and no less|absolute minimum|as a minimum)',
    `break (option |point |at |after )+(<length>|half ?way|the half ?way)|(renewable|renewed|renew|renewing|renews|extendable) (yearly|annually|each (year|${MONTH})|every (year|<length>|${MONTH})|after (<length>))|academic year (let|lets|contract|only|tenancy)|(let|contract|tenancy|rented) (for|over) the academic year|(september|october|july|august) to (june|july|august) (let|only|contract)`,
    'fixed (for|at) (a |an |the |first |one |at least )*(<length>)',
    'shorthold',
  ],
}
