import type { Wording } from './wording.ts'

export const shortLets: Wording = {
  lists: {},
  innocent: [
    "(not|no|never|isn't|neither|nor) (_4 )?(holiday lets?|short lets?|airbnb|holiday let|short term lets?|nightly)",
    '(bank|school|public|summer) holidays?(?! let)',
    'holiday (inn|park|parks|village|camp|homes? park|express|club|season|cottages? (next|near|nearby|opposite))',
    'holiday (lets?|cottages?|flats?|homes?|rentals?|accommodation) (on|at|across|beside|behind|opposite|along|down|up|over) (the|a) (other |far |next |same )?(side|end|road|lane|street|village|bay|loch|lake|hill|harbour|shore|seafront)',
    '(neighbours?|next door|flat above|flat below|others?|street|owner used to) _4 (airbnb|holiday lets?)',
    'on holiday|night (bus|buses|club|clubs|life|time|storage|school|watchman)|good night|last night',
  ],
  found: [
    'holiday (lets?|lettings?|home to (let|rent)|rentals?|accommodation|cottages?|apartments?|flats?|house|stay|stays|makers|break|breaks|letting)',
    '(nightly|overnight) (lets?|rates?|stays?|bookings?|rentals?|rent|prices?)|per night|a night|by the night|each night|book (by )?(the |per )?nights?|<num> nights?|night minimum|minimum (stay|of) _2 nights?',
    '(weekend|mini|city|short|midweek) (breaks?|stays?|getaways?|lets?|visits?)|weekends? away|getaway|short term (holiday|let|lets|rental|stay)|short let|short stays?',
    '(festival|fringe|hogmanay|golf|open championship) (lets?|letting|rentals?|flat|accommodation|visitors)|(let|lets|letting|rent|rents|rented|available) (out )?by the (night|week|weekend)|(paying |overnight )guests (_2 )?(welcome|by the|from|stay)|stopovers?|crash pad for visitors|(let|lets|letting|rent|rented) (_2 )?to (tourists|visitors|holidaymakers|golfers|festival goers|guests)',
    'airbnb|air bnb|booking com|vrbo|self catering|selfcatering|guest ?house|bed and breakfast|b and b|holidaymakers|holiday let|vacation (rental|let|home)|tourists? (welcome|let)|serviced (accommodation|apartment) by',
  ],
  pardons: ['(holiday lets? (are|is) (not|next|nearby))'],
}

export const newToMarket: Wording = {
  lists: {},
  innocent: [
    "(not|never|no longer|isn't) (new|newly|just|fresh)",
    'new market (hall|town|square|place|street|stalls?)|newmarket',
    'grade (i|ii|1|2|two|one|a|b|c) (star )?listed|listed building',
  ],
  found: [
    '(new|brand new|newly|fresh|just|newly arrived|recently) (on|to|onto|in|come to|arrived on|released to|launched|launched on|out on) (to )?(the )?(property |open |rental |housing |sales? |lettings? )?market',
    '(just|newly|freshly|recently|only just|now) (listed|marketed|launched|released|advertised|put on the market|on the market|added|instructed|arrived|available for the first time)',
    'new (instruction|listing|to market|to the market|on market|release|arrival|in today)(?! building)|fresh (to|on) (the )?market|just in|(has |have )?just (come|gone|hit|been put|been listed|entered)( on| onto| to)* (the )?market',
    '(first time (on|to|ever on|in)|for the first time|first time it has been|never (before )?(been )?(on|offered|advertised|marketed|available|for sale|sold|listed))( (the )?market| before| in| for| ever| to| by)?',
    'first day on the market|never before (on|offered)|hits the market|new on',
  ],
}

export const disclaimers: Wording = {
  lists: {
    pics: 'photos?|photographs?|pictures?|images?|pics?|photography|snaps|renders?|visuals|cgis?|virtual tour|video|floor ?plans? and photos',
  },
  innocent: [
    'pictures? (on the wall|rails?|windows?|frames?|hooks?|house|lights?|postcard)|photo (booth|studio|id|frames?)',
    '(<pics>) (were |was )?(taken|made|shot) (by|in|on) _4 (20\\d\\d|today|yesterday)?',
  ],
  found: [
    '(<pics>) (_4 )?(for|as) (illustration|illustrative|guidance|reference|marketing|information|display|indicative|example|illustrational)( purposes)?( only)?|(illustrative|indicative|representative|generic|stock|library|sample|example|similar|archive|old|historic) (<pics>)|(<pics>) (are |is |shown )?(illustrative|indicative|representative|generic|stock|artist)',
    "(<pics>) (_4 )?(may|might|do|does|are|is|will|can|could|should|must|did|were)? ?(not|don't|doesn't|isn't|aren't|differ|vary|cannot|can't|never|no longer|n't) (_4 )?(reflect|represent|show|match|be relied|relied|accurate|up to date|current|of (this|the actual|the|actual)|the actual|actual|exact|same|what you|true|recent|depict|be taken|correspond|relied upon|necessarily|as it|like|look|it is)",
    '(<pics>) (were |was |are |is )?(taken|shot|made) (_2 )?(before|when|some|a few|years|long ago|in better|with different|prior|with a wide)|(<pics>) ~10 (things|it|place|flat|house|home|rooms?) (may |might |can |could |does |do |will )?(now )?looks? (_2 )?(different|worse|tired|scruffier)|(<pics>) (are |is |serve as |give )?(only |just |merely )*(a |an )?(rough |general )?(guide|indication|impression|flavour|sample|taste)(?! of (light|how))|wide angle lens',
    '(<pics>) (_2 )?(differ|vary|may differ|may vary|might differ)',
    '(<pics>) (of|from|show|shows|showing|are of|were of|is of) (_2 )?(a |an |the )?(similar|another|different|neighbouring|previous|show|sister|former|older|identical|next door|other)',
    '(<pics>) ~8 (years? ago|some time ago|a while ago|looks? different|out of date|outdated|before the (damage|tenants?|flood|fire)|it looked then|when it was new|has changed since|old)',
    '(<pics>) (_2 )?flatters?|(<pics>) (_8 )?(enhanced|edited|retouched|photoshopped|altered|staged|digitally|manipulated|airbrushed|touched up|computer generated|ai generated)|virtually staged|digitally (staged|enhanced|furnished|altered)',
    "(not|isn't|n't) (_3 )?(in|as in|as on|as shown in|like) the (<pics>)|(furniture|condition|decor|contents|garden|kitchen|view) (_3 )?(in|shown in|on) the (<pics>) (is|are|may|might) (not|differ|no|only)",
    "(reality|actual (flat|house|property|room|home|condition)|real thing|the flat itself) (may|might|can|could|will) (differ|vary|look different|be different|not)|don't (rely|go) (on|by) the (<pics>)|do not rely on the (<pics>)|(details|particulars|description) _4 (not be relied|cannot be relied|for guidance only|not guaranteed)|no (liability|responsibility) (is )?(accepted )?for (_4 )?(<pics>|errors|accuracy|description)",
  ],
}

const LENGTH =
  "(<num>|\\d+) ?(months?|mths?|mnths?|years?|yrs?|weeks?)|(a|one|half a|full|whole)( full| whole)? years?|twelvemonth|yearly|annual|a year's|year's|year long|(<num>|\\d+) months'|months"
const LET =
  'tenancy|tenancies|let|lets|lease|contract|contracts|agreement|agreements|term|terms|stay|commitment|occupancy|rental|rental period|rental contract'

export const fixedTerms: Wording = {
  lists: { length: LENGTH, let: LET },
  innocent: [
    '(no|without( a)?|not( for)?( an?)?|never( a)?|there is no) (minimum|fixed|set) (term|terms|period|stay|length|tenancy)',
    '(phone|broadband|mobile|boiler|service|energy|gas|warranty|guarantee|insurance|electricity|sky|bt|virgin|internet|gym|wifi) _5 (<length>)|(<length>) (_2 )?(guarantee|warranty|warrantee|cover|ago|old|notice|away|time|free|of sun|of the year|works?|insurance|service)',
    "(months'|month's|years'|weeks'|week's|months|weeks) (notice|time|ago|guarantee|warranty)",
    '(fixed terms?|assured shortholds?|asts?|fixed term tenancies|shorthold tenancies) _5 (ended|have ended|are gone|have gone|were abolished|abolished|no longer|not available|do not exist|cannot)',
  ],
  found: [
    'ast|asts|assured shortholds?|shorthold|assured tenancy for',
    'fixed (term|period|length|contract|tenancy|tenancies|lets?)',
    'minimum (<let>|period|length|duration|stay|rental)|min (term|stay|let|tenancy|<length>)|(<let>) minimum',
    '(minimum|min|at least|initial|initially|minimum of|no less than|not less than|for at least|a minimum) (of |a |an |period of |<let> of )*(<length>)(?! (notice|old|ago|away|from))',
    '(<length>) (minimum|min|initial|initially|fixed|contract|contracts|tenancy|tenancies|let|lease|agreement|term|rental|ast|assured|shorthold|commitment|stay|plus only|or longer|or more|then rolling|break)(?! (guarantee|warranty|out the))',
    '(<let>) ((of|for|is|will|be|,|lasts|runs|length|period|initially|a|an|at|least|minimum|available|offered|with|on) ){0,5}(<length>)(?! (notice|ago|old|away|free|later|in advance|rent))',
    '(available|let|rented|offered|to let|renting|on) ((for|a|an|of|only|the|period|initial|on) ){1,4}(<length>)(?! (notice|ago|walk|basis|drive|rolling|old|away|from|later|time|and))',
    '(stay|commit|sign|sign up|remain|rent|take it|keep it|stop) (_2 )?(for )?(at least|a minimum of|no less than|the full|a full|minimum) (_1 )?(<length>)|(tied|locked|lock|tie) in(to)? (for|period)',
    'break clauses?|short term lets? (of|for|from)|long (term )?(lets?|tenancy) only|six month break|tenancy (ends|expires) (on|in|after)|end of the (fixed )?term',
  ],
  pardons: ['(boiler|roof|guarantee|warranty|works are|planned for)'],
}
