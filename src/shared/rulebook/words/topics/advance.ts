import { SHARED_LISTS } from '../lists.ts'
import { numberOf } from '../numbers.ts'
import type { Context, Page, Range } from '../page.ts'
import { compile, maskMatches } from '../pattern.ts'

const SPAN =
  "first (month|month's|months)( rent)? (and|plus|\\+) last|(<num>|a|one|half a|first and last|an?other|full|whole|entire) ?(full |whole |entire |calendar )?(months?|mths?|mnths?|mos?|weeks?|wks?|years?|yrs?|quarters?|terms?|seasons?|months'|month's|weeks'|week's|years'|year's|quarter's|term's|season's|days?|days')|half a year|half a year's|half (the |of the |your |of your )(year|year's|tenancy|term)|half year|half yearly|quarter's|quarter|term's|season's|season|year's|annual|yearly|termly|quarterly|(the |your )?(whole|entire|full) (term|tenancy|stay|year|academic year)|twelvemonth|(several|few|more|many|extra|additional) months|a semester|semester|the next (<num>) days|(<num>|\\d+) (hundred )?(and )?(<num>)? ?((<num>) )?days'?|(<num>) (x|times) (the )?(monthly |month's )?(pcm|rent|month|months)|(chunk|lump|slice|portion|good part|bulk|most|all) of (the |your |a )(year's |term's |tenancy's |total |whole )?(rent|money)|(spring|summer|autumn|winter) and (spring|summer|autumn|winter)"
const ADVANCE =
  'when the (lease|tenancy|let|term|contract) (begins|starts|commences|opens)|before the (lease|tenancy|let|term) (begins|starts)|on (the|your) first day|in advance|upfront|up front|up-front|front|advance|adv|ahead|in one go|in one lump( sum)?|in one payment|lump sum|at the start|at the outset|on moving in|on arrival|at once|before moving in|before move in|before you move in|on signing|at signing|prepaid|prepayment|pre paid|all at once|in a single payment|at the beginning|at commencement|on day one|beforehand|at a time|on entry|before (_4 )?(keys?|move|moving|moves|handover|hand over|entry|arrival|collection|collecting)|on (collection|handover|completion|check in|the table|the nail)|on the day you (move|sign|arrive|collect)|when you (collect|get|pick up|receive|move|arrive|sign)|at (check in|handover|move in|entry|key)|by the (day|time) you (move|arrive)|in the bank|in cleared funds|as soon as you (move|sign|arrive)|together|(on|at) (the )?(moving|move in|moving in|entry|arrival|handover|first) day|straight off|from the off|from the get go|in a oner|in a lump|down'

const LISTS = {
  ...SHARED_LISTS,
  span: SPAN,
  ahead: ADVANCE,
  pay: 'paid|payable|due|handed over|transferred|cleared|banked|in our account|in my account|collected|taken|charged|pay|pays|paying|billed|invoiced|asked|required|demanded|settled',
  long: 'quarterly|yearly|annually|termly|half yearly|bi ?monthly|six monthly|three monthly|two monthly|bi annually|biannually|per quarter|per term|per semester|per annum in advance|per year in advance|each quarter|each term|each semester|by the quarter|by the term|by the year|by term|every quarter|every term|(twice|three times|four times|two times|thrice) (a|per|each|every) year|biannual|biannually|in (two|three|four|2|3|4) (equal |big |large )?(instalments|installments|payments|lumps|goes|halves|portions|parts|chunks|blocks|tranches|slices|cheques)( a year)?|quarter days|on (the|each) quarter day|half (now|on arrival|in september|in january|at the start) _3 half (in|at|after|later|by)|every (third month|sixth month|other month|second month|two months|three months|four months|six months|year|2 months|3 months|4 months|6 months|twelve months|half year|12 weeks|eight weeks|8 weeks)|once a (quarter|term|year)|a term at a time|a quarter at a time|a year at a time',
}

const INNOCENT = compile(
  [
    '(nobody|no one|never|nothing|none|not|no rent|nor) ~9 before _5 (signed|signing|sign|signature)',
    '(bus|train|tram|rail|parking|gym|season|permit|membership|travel|swimming|allotment|subscription|pass|ferry) (pass|passes|ticket|tickets|card|permits?|fees?|membership|costs?|is|are) ~9 (<span>)( (<ahead>))?',
    'in advance of (?!the tenancy)(a |the |your |any )?(?!rent|signing|moving|one|two|three|four|five|six|nine|twelve|several|half)[a-z]+',
    '(<neg>|no|nor|neither|nothing|nobody|no one) _3 (take|ask|asks|asked|asking|require|required|demand|charge|want|wants|request|pay|need|insist|seek|accept|more|rent|collect|expect|due) _5 (<span>)( rent| of rent)?( (<ahead>))?',
    '(<neg>|no|nor|neither|nothing) (?!(will|must|would|can|you|have|guarantors?|uk|british|credit|job|jobs|deposit|references?|history|income|proof|regular|fixed|steady|payslips?) )_2 (<span>)( rent| of rent)?( (<ahead>))?',
    '(<neg>|nobody|no one|nothing|no) _4 (rent|money|payment|payments|anything|a penny|pay|a pound|cash)? ?_4 (before|prior to|until|till|ahead of) _5 (sign|signs|signing|signed|signature|contracts?|agreement)',
    '(<amount>) (per annum|pa|a year|per year)( rent)? (, )?(which is |that is )?(payable|paid|due|collected|taken|billed)? ?(monthly|in (twelve|12)|each month|every month|by the month|per month|calendar monthly|or £)',
    'rent of (<amount>) (a year|per annum|pa|per year) ~9 (yield|gross|return)|(yield|gross|return) ~9 (<amount>) (a year|per annum|pa|per year)',
    '(a |three |one )?quarters? (of|past|to) (a |an |the )?(mile|hour|acre|glass|garden|share|way|day|house|ten|nine|eight|six|land|building)|quarter (mile|hour|acre|panel|landing|turn|light)|half (a |an )?(mile|hour|acre|an hour|day)',

    '(<neg>|no|nothing|never) (?!(guarantors?|uk|british|credit|jobs?|references?|history|income|payslips?) )_3 (rent|payment|payments|money|to pay|asked)? ?_2 (in advance|upfront|up front)',
    "(<span>) ('|s)? ?(notice|guarantee|warranty|ago|walk|drive|away|old|receipts|of rent receipts|ground rent)",
    '(notice|viewings?|lift|papers?|documents?|agreement|checks?|inspection|inspections|visits?|appointments?|references?|tickets?|tables?|gas safety|boiler|meters?|service|water rates|insurance|bins|council tax|bills?|ground rent|windows|garden|gutters|chimney) ~7 (<long>|in advance|ahead|<span>)',
    '(shop|office|business|pub|salon|cafe|surgery|landlord|owner|freeholder) _3 (pays?|paid) _4 rent _4 (<long>|<span>)',
    '(book|booked|read|send|tell|give|call|order|arrange|let us know) _8 (in advance|ahead)',
    '(deposit|bond) ((of|is|equal|to|equals|,|will|be|up|not|more|than|under|about|capped|at) ){0,5}(<span>)|(<span>) (rent |of rent |as |a |for |the |in |security )*(deposit|bond)',
    'four weekly|4 weekly|every four weeks|every 4 weeks|every month',
  ],
  LISTS,
)

/** A length and an advance, in either order: the first group of words that is a length counts. */
const LENGTH_AHEAD = compile(
  [
    "(<span>) ('s |s' |s |' )?(_5 )(<ahead>)",
    '(pay|pays|paying|cover|covers|settle|settles) (us |for )?(the|a|your) (whole|entire|full) (year|term|tenancy|season|twelvemonth)(?! (round|long|in (instalments|monthly)))',
    "first and last( months?| month's| months'| weeks?)?( rent)?( please| required| needed| only| upfront| up front| paid| due)*(?= [.,])",
    '(<ahead>) _6 (<span>)(?! (notice|ago))',
    "(pay|paying|paid|pays|pay for) (the |for |us |me |landlord |your |a )*(<span>|year|quarter|term|season)(( rent| worth| of| in| payment)*) (<ahead>|ahead|together|now|first|straight away|get|and get|, get|(, )?and (it|its|it is|it's|they're|you're|you are|the (keys?|flat|house|room|place)|move) (is |are )?(yours|in))",
    '(<span>) (worth of |of )?(rent|payment|payments) (is |are |will be |must be |to be )?((<pay>) )?(before|prior|to secure|secures|up|on|at|needed|required|to move)',
    '(instalments?|installments?|payments?|lumps|blocks|chunks) of (<span>)|(<span>) (instalments?|installments?|blocks|chunks|at a time)',
    '(pay|paying|paid|pays) (for |us )?(the |a |your )?(whole |full |entire |first |next )?(year|term|quarter|season|half year|semester|tenancy|twelvemonth) _2 (before|when|as soon as|upon|on|at) _3 (arrive|arrival|move|moving|get|keys|sign|start|enter|outset|collect)',
    '(<amount>) (for|covers|covering) (the |your )?(first |next |whole |full )?(<span>)(?! deposit) _3 (<ahead>|payable|due|paid)',
    '(<span>) _5 (on|by|before|at|from) (the )?(day|date|moment|time|morning) (of |you |we |they )*(get|move|moving|collect|arrive|sign|take|entry|handover|pick|start)',
    '(prepay|pre pay|prepays|prepaying|advance|stump up|front|find|bring|lay down|put down|hand over|transfer|settle|clear|deposit) (us |me |the |your |a |with |full )*(<span>)(?! (notice|deposit|ago|walk|drive|of references|bank|old|away|bond))',
    '(<span>) _5 (in full|in cash|cash down|as one|in a single|up to date before|secured|cleared funds|banked)',
    '(next|first|following|opening) (<span>) _2 (paid|covered|settled|in hand|in credit|secured|met|funded)',
    '(keys?|handover|move in|moving in|possession|entry) ~6 (once|when|after|upon|on|against|until|as soon as|in exchange for|in return for) _4 (<span>)(?! (notice|old|ago|later|deposit|time|away))',
    '(cash|cheque|payment|money|funds|transfer|rent|paying|pay) (for|covering) (the |your )?(first|whole|entire|next|full|opening) (<span>|half year|half of the year|year|quarter|term|season)(?! (deposit|bond))',
    '(advance|upfront|up front|ahead|prepaid) (rent|payment|rental)( is| required| needed| due| wanted)?( [:,]| of| is)* (<span>)',
    "(pays?|paying|paid|settle|settles) (us |me |for )?(the |a |your )?(<num>) (months|weeks|quarters|terms) (and|to) (we|we'll|i'll|the landlord|get|receive|have|enjoy|live|stay|one|the)",
    '(half|all|most|the whole) (of )?(the |your )?(year|term|season|tenancy|academic year) (before|by the time|prior to|ahead of) _6 (keys?|move|moving|arrive|start|in|sign)',
    '(got|have|show|hold|holding|bring|savings|save) _4 (<span>) (rent )?(saved|ready|in (cash|hand|savings)|to hand over|put by|to pay|available to pay)',
    '(<span>) (of |worth of |worth )?(rent )?, ((is|are|to be|all|and|as) )*(<pay>) _2 (<ahead>)',
    '(discount|reduction|saving|cheaper) _6 (paying|pay|payment|paid) _4 (<span>)',
  ],
  LISTS,
)
const LONG_PERIODS = compile(
  [
    '(rent|rents|rental|payments?) ~6 (<long>)',
    '(<pay>) (_3 )?(<long>)( in advance| upfront| up front| ahead| rent)',
    '(rent|rents|rental|it|payment|payments|paid|due|payable|collected) _6 (each|every|once each|on the first of|by the first of|in) (january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec) _4 (year|yr|twelve months|12 months|for the|in full|ahead)',
    '(rent|rents|rental|paid|payable|due|collected|pay|pays) _6 (each|every|on|per) (quarter day|lady day|michaelmas|midsummer|christmas|academic year|school term|season|half year|half term|new term|rental year)',
    "(you|tenants?|students?) (ll |will |must |\\w+ )?(pay|pays) (<long>)|you'll pay (<long>)",
    '(students|tenants|you) (pay|pays) (_2 )?(<long>)',
    '(quarterly|yearly|annual|termly|half yearly|six monthly|bi ?monthly) (rent|rents|payments?|rental|instalments?)(?! (review|reviews|increase|increases|receipts))',
    '(rent|rental)? ?(<amount>) (per|a|each|every) (quarter|term|semester)',
    '(rent|payment of rent) _4 (annual|quarterly|yearly|termly|six monthly|half yearly)(?= [.,])',
    'rent ~3 (<amount>) (per|a|each|every|p) ?(year|annum|a|yr)(?= )|(<amount>) (per annum|pa|a year|per year) (payable|paid|due|in|up)',
    '(standing orders?|direct debits?|bank transfers?|invoices?|instalments?|cheques?|collections?) _4 (<long>)',
    '(<amount>) (a|per|each|every) (quarter|term|semester|half year|season)',
    '(two|three|four) (rent )?(payments?|instalments?|cheques?) (a|per|each|every|over the|in the|for the) year',
    "(year's|yearly|annual|term's) rent _4 (in|by|as|due|payable|paid|split|is|,) _3 (halves|two|three|parts|september|january|october|cheques?|lumps?|instalments?|one)",
    '(rent|payment) for (the |a |your )?(whole|entire|full|first) (term|tenancy|stay|year|season|quarter|six|academic)',
  ],
  LISTS,
)
const BEFORE_SIGNING = compile(
  [
    "(rent|rents|first month|month's rent|months rent|first month's|payment|pay|pays|money|funds) ~9 (before|prior to|ahead of|until|without|in advance of|until you have) _5 (sign|signs|signing|signed|signature|contracts?|agreements?|tenancy agreement|paperwork|lease|papers)",
    '(before|prior to) _3 (sign|signing|signed|signature|you sign|the contract|the agreement) ~7 (rent|first month|pay)',
    '(pay|transfer|send|wire) ~8 (now|first|today) ~4 (sign|signing|contract|agreement|paperwork) _2 (later|after|afterwards|follows)',
    "(pay|transfer|send|wire) _2 (first month's rent|first month|month's rent|months rent|rent) _3 (and|then) _2 (we'll|we|i|i'll|you) (will )?(sign|draw up|prepare|write|post|send|email|get) _3 (contracts?|agreements?|tenancy|paperwork|lease)",
    '(to (reserve|secure|hold|book)) ~5 (first month|rent|months rent)',
    "(first month's rent|first month|month's rent|months rent|(?<!week's )(?<!weeks' )(?<!weeks )(?<!week )(?<!fortnight's )rent) (_3 )?((to|will) (secure|reserve|hold|book)|secures|reserves|holds|books) (it|the|this|your|you)",
    "(first month|first month's|month's|first months|rent|payment|money|first rent) _5 (must|has to|should|to|needs to|is to|will) (reach|be with|be in|land|clear|arrive|be received|be paid|be transferred|hit) _5 (before|ahead of|prior to|until) _6 (contract|agreement|paperwork|papers|tenancy|sign|signing|lease|draw|send)",
    "(send|pay|transfer|wire|put down) (us |me |over )?(the |your )?(first (month|months|month's)|month's|a month) _6 (and|then|before|first|after which|we) _8 (contract|agreement|paperwork|papers|tenancy|sign|signing|lease)",
  ],
  LISTS,
)
const AFTER =
  / (?:after|once|when|following|upon|on|has been|is|are) (?:[^ .,]+ ){0,4}(?:signing|signed|sign) /

/** What a landlord may ask, in months: a tenth over, since four weeks and a calendar month are both a month. */
const ALLOWED: Readonly<Record<string, number>> = { england: 1.1, scotland: 6.1 }
const UNSAID_LENGTH = 1_000

export function findAdvance({ words }: Page, { nation, yearsRent }: Context): Range[] {
  const allowed = ALLOWED[nation ?? ''] ?? Number.POSITIVE_INFINITY
  const clean = maskMatches(words, INNOCENT)
  const lengths = LENGTH_AHEAD.rangesIn(clean).filter(([start, end]) => {
    const months = longestIn(clean.slice(start, end))
    return months > allowed && (nation === 'england' || months < UNSAID_LENGTH)
  })
  const periods = LONG_PERIODS.rangesIn(clean).filter(
    ([start, end]) => nation === 'england' || longestIn(clean.slice(start, end)) === 12,
  )
  const early = BEFORE_SIGNING.rangesIn(clean).filter(
    ([start, end]) =>
      !AFTER.test(` ${clean.slice(start, end)} `) || /before|prior/.test(clean.slice(start, end)),
  )
  return [...lengths, ...periods, ...early, ...findSums(clean, allowed, yearsRent)]
}

const SUM_AHEAD = compile(
  [
    '(£\\d+|<amount>) (rent |is |are |of rent |all |in full |to be |must be |will be |which is |needed |required |for rent |(<pay>) |(for|covering|covers|being|as) _6 )*(<ahead>|on the day _4 (move|moving|arrive|get|sign|keys)|on (moving|move in) day|on arrival|before you (arrive|move|get))',
    '(<ahead>) (rent |payment |, |of |is )*(£\\d+|<amount>)',
  ],
  LISTS,
)

/** A sum that is due before the keys are given, and is more than the rent of the time that may be asked. */
function findSums(clean: string, allowed: number, yearsRent: number | null): Range[] {
  if (yearsRent === null || allowed === Number.POSITIVE_INFINITY) return []
  return SUM_AHEAD.rangesIn(clean).filter(([start, end]) => {
    const from = clean.lastIndexOf(' . ', start)
    const to = clean.indexOf(' . ', end)
    if (
      /deposit|bond|holding|price|bills?|cleaning|fees?/.test(
        clean.slice(Math.max(0, from), to < 0 ? clean.length : to),
      )
    )
      return false
    const sum = /£?(\d{3,}(?:\.\d+)?)/.exec(clean.slice(start, end))?.[1]
    return sum !== undefined && Number(sum) > (allowed * yearsRent) / 12
  })
}

const MONTHS_OF: readonly (readonly [RegExp, number])[] = [
  [/^(?:months?|mths?|mnths?|mos?)$/, 1],
  [/^(?:weeks?|wks?)$/, 12 / 52],
  [/^days?$/, 12 / 365],
  [/^(?:years?|yrs?|annual|yearly|annum|annually|twelvemonth|pa)$/, 12],
  [/^(?:spring|summer|autumn|winter)$/, 3],
  [/^(?:quarters?|quarterly|terms?|termly|seasons?|semesters?)$/, 3],
]

/** The longest time that the words name, in months. */
function longestIn(words: string): number {
  if (/first (?:[^ ]+ ){0,3}last/.test(words)) return 2
  if (/half (?:a )?year/.test(words)) return 6
  if (
    /(?:chunk|lump|slice|portion|part|bulk|most|all) of (?:the|your|a)|whole (?:term|tenancy|stay)|entire (?:term|tenancy|stay)|full (?:term|tenancy|stay)|several|few|more months|many|extra|additional/.test(
      words,
    )
  )
    return UNSAID_LENGTH
  const times = /([a-z\d]+) (?:x|times) /.exec(words)?.[1]
  const parts = words.replaceAll("'", ' ').split(' ')
  const months = parts.map((part, index) => {
    const unit = MONTHS_OF.find(([form]) => form.test(part))?.[1]
    if (unit === undefined) return 0
    return unit * (countBefore(parts.slice(Math.max(0, index - 6), index)) ?? 1)
  })
  return Math.max(times === undefined ? 0 : (countOf(times) ?? 0), ...months)
}

/** 'three hundred and sixty five', or the last of a few words that is a number. */
function countBefore(words: readonly string[]): number | null {
  const from = words.findLastIndex((word) => countOf(word) === null && word !== 'and') + 1
  const whole = words.slice(from).join(' ').replace(/^and /, '')
  return (
    countOf(whole) ??
    words
      .slice(-3)
      .map(countOf)
      .findLast((count) => count !== null) ??
    null
  )
}

function countOf(word: string): number | null {
  if (word === 'half') return 0.5
  return numberOf(word)
}
