import { NUMBER_WORDS } from '../numbers.ts'
import type { Wording } from './wording.ts'

export const fees: Wording = {
  lists: {
    what: "admin|administration|administrative|references?|referencing|reference checks?|credit checks?|credit reference|credit search|check in|check out|checkin|checkout|checking in|checking out|inventory|contract|agreement|tenancy agreement|tenancy|tenancies|tenant|renewal|set ?up|arrangement|application|applicants?|processing|registration|viewings?|guarantor|holding|agency|agents?|agent's|agents'|letting agents?|letting agent's|lettings?|paperwork|documents?|documentation|signing|sign up|moving in|move in|moving out|move out|right to rent|right to rent checks?|booking|reservation|finder's|finders|finding|key|keys|late|late payment|late rent|exit|end of tenancy|early exit|early termination|termination|amendment|compliance|vetting|screening|background checks?|id checks?|identity checks?|onboarding|service for tenants|cleaning|clean|introduction|marketing|non refundable|nonrefundable|one off|ref|refs|docs|id|tenancy set up|pet cleaning|pet|pets|monthly pet|dog|signing on|start up|welcome|handling|legal|professional clean|statement|mandatory|compulsory|hidden|extra|additional|small",
    fee: 'fees?|charges?|costs?|premium|levy|surcharge|payment|payments|penalty|fine',
    sum: `£\\d[\\d.]*|\\d{2,4} (?:pounds?|quid|gbp)|(?:${NUMBER_WORDS}) (?:(?:hundred|${NUMBER_WORDS}) )?(?:pounds?|quid)|(?:one|two|three|four|five|six) hundred`,
    payer:
      'tenants?|you|the tenant|applicants?|incoming tenants?|new tenants?|renters?|occupants?|each applicant|each tenant|all applicants|anyone|occupiers?|successful applicants?|outgoing tenants?',
    other:
      'school|schools|nursery|gym|club|management|service|ground|parking|membership|green|university|tuition|congestion|toll|entrance|council|water|electricity|gas|bus|train|ferry|swimming|pool|permit|leisure|annual service|car|electric|ev|vehicle|phone|estate|landing|mooring|restaurant|cafe|shop|college|tv licence|licence',
  },
  innocent: [
    "(?:no|without|zero|never|free of|nil|not|don't|dont|do not|does not|doesn't|won't|nor|neither|waived|free from|£0) (?:(?:any|such|hidden|extra|additional|other|nasty|tenant|charge|charging|pay|ask|for|a|an|you|tenants|have|to|be|there|is|are|want|require|need|of|kind|separate|up|front|further|the) ){0,7}(?:(?:<what>) (?:, |or |and )?){0,4}(?:<fee>|inventory|references|referencing)(?: for [a-z]+)?",
    '(?:<neg>) (?:charge|charged|pay|charging|ask|take) _8 (?:<what>)',
    '(?:<other>) (?:<fee>)|(?:charging|charge) points?|chargers?|fee paying|charge free|feel free|cost of living|low running costs?|running costs?',
    '(?:<what>|<fee>) (?:(?:is|are|be|will|all|fully|_) ){0,3}(?:paid|covered|met|borne|funded|absorbed|handled) (?:for )?(?:by|from) (?:the |your |us|me|our )?(?:landlord|owner|us|me|agent|landlady)',
    '(?:landlord|owner|we|i|landlady|us|whom we|agency) (?:will |shall |always |happily |also )?(?:pay|pays|cover|covers|meet|meets|bear|bears|fund|funds|absorb|absorbs|provide|provides|do|arrange|arranges)(?: _4 (?:<what>|<fee>|it))?(?: and (?:the )?(?:<what>|inventory))?',
    "(?:at|on) (?:our|my|the landlord's|the owner's|no|his|her|landlord's) (?:cost|expense|own cost|extra cost)|(?:free|costs nothing|costs you nothing|without charge|free of charge|at no cost)",
    '(?:lost|replacement|missing|broken) keys? ~8 (?:cost|costs|charged|price)',
    '(?:takes|take) (?:<num>) (?:days|weeks|hours)',
    '(?:tenant|tenants|you) (?:pays?|is responsible|are responsible|to pay)(?: for)? (?:the |their own |their |your own |all )?(?:council tax|gas|electricity|electric|water|bills|utilities|tv licence|broadband|wifi|heating|energy|phone|internet|own)',
    '(?:<sum>) (?:a year |per year |a month |each way |per month )?(?:from|to|by) the (?:council|water company|supplier|provider|club)|from the council|by the council',
    '(?:fees?|charges?) (?:are|is|have been|were|was) (?:banned|unlawful|illegal|abolished|forbidden)|(?:tenant fees act|fees act|ban on fees)',
    '(?:gate ?house|security|concierge|hotel|airport) _3 check ins?|check ins? at',
    '(?:fees|costs|charges) (?:vary|are reasonable|are low)',
    'keys? (?:features?|worker|workers|point|safe|fob)|welcome (?:pack|home|mat|back|to)|extra (?:storage|room|space|bedroom|light)',
    '(?:lawful|legal|statutory) rate',
  ],
  found: [
    '(?:<what>) (?:(?:<what>|and|for|or|per|each|up|of) ){0,2}(?:fees?|charges?|costs?|premium|levy|surcharge|penalty)(?! (?:point|points|free|nothing|paying))',
    '(?:<fee>) (?:of|for|:|,|is|are|at|from) (?:_2 )?(?:<what>)(?! (?:is|are) (?:included|free))',
    '(?:<what>) (?:(?:fee|is|are|at|of|,|each|:|costs?|charged|charge|per|person|applicant|for|only|just|will|be|cost|to|be|paid|the|checks?|report|search) ){0,4}(?:<sum>)(?! (?:sq|m|days|weeks|pcm|per month|a month|pm|hours|minutes|of light|years|months|people))',
    '(?:<sum>) (?:(?:is|to|for|per|towards|toward|each|the|your|non|refundable|plus|vat|\\+|a|one|off|charge|fee|payable|covers|cover|pays|every|and|us) ){0,4}(?:<what>)(?! (?:deposit|rent|friendly|lovers|month|months|year))',
    '(?:fees?|charges?) (?:of |is |are |, |at |will be )*(?:<sum>)|(?:<sum>) (?:[a-z]+ ){0,2}(?:fees?|charge)(?= [.,]| per| each| for| on| to| payable| applies| is| plus| when| before| at)|(?:upfront|up front) (?:fees?|charges?|costs?)',
    "(?:you'll|you|tenants?|applicants?) (?:will |must |are |is |be |have to |also )*(?:charged|billed|invoiced|pay|pays) (?:an? |extra |another |of |us )*(?:<sum>)(?! (?:pcm|per|a month|a week|rent|pm|pw|monthly|deposit|in rent|each month|to the|calendar|for (?:the )?(?:rent|council|gas|electricity|water|bills|heating)|towards (?:bills|council)))",
    'fees? (?:apply|applies|payable|are payable|due|chargeable|charged|will apply|may apply|plus|:|of|on application|per person|pp|required)|(?:<fee>) (?:apply|applies|will apply)|subject to fees',
    "(?:<payer>) (?:must |will |have to |has to |to |are to |is to |should |shall |would |are |is |be |expected to |required to |asked to |need to |needs to |also |then |each |all )*(?:pay|pays|paying|cover|covers|buy|buys|purchase|fund|meet|bear|contribute|reimburse|responsible for|liable for|charged|billed|foot|settle) (?:_4 )?(?:inventory|referencing|references?|credit checks?|clean|cleaning|cleaner|agreement|contract|agents?|agent's|agents'|furniture|checks?|admin|paperwork|carpets?|white goods|curtains|cooker|appliances?|landlord's|landlords|repairs|maintenance|gardener|broker|renewal|check in|check out|documents|tenancy|fees?|solicitor|legal|insurance|landlord insurance|blinds|viewing|drawing up|guarantor|survey|gas certificate|epc|safety)(?! (?:damage))",
    "(?:inventory|referencing|references?|credit checks?|cleaning|clean|check in|check out|agreement|contract|right to rent checks?|admin|professional cleaning|end of tenancy clean) (?:(?:is|are|will|be|must|to|at|end|when|you|leave|the|cost|costs|and|charged|paid|payable|on|leaving|before|of|tenancy|upon) ){0,6}(?:(?:paid|payable|charged|covered|funded|met|borne|settled) (?:for )?(?:by|to) (?:the )?(?:tenants?|you|applicants?)|(?:at|on) (?:the )?(?:tenant's|tenants'|tenants|your|their|applicant's|renters?) (?:own )?(?:cost|expense))",
    '(?:must|required to|have to|has to|expected to|need to|obliged to|should) _5 (?:professionally clean(?:ed)?|professional clean|professional cleaning|professional cleaner|pay for cleaning|pay for a clean)|professional clean(?:ing)? (?:is |will be )?(?:required|compulsory|mandatory|charged|deducted|payable|at your|obligatory)',
    "(?:must|have to|has to|required to|need to|obliged to|compulsory|condition that you|insist you|expected to|asked to|should) (?:take|take out|use|buy|purchase|have|get|sign up|subscribe|employ|hire|join|arrange|insure|pay for|do) _6 (?:insurance|broker|our (?:own )?(?:cleaner|gardener|broker|supplier|provider|contractor|preferred|insurer|company|policy|cleaning)|cleaner|gardener|furniture|policy|provider|club|landlord's|chosen|package|from us)|(?:gardening|cleaning|window cleaning|laundry|insurance|maintenance) (?:service|package|contract|plan|cover)? ?(?:is )?(?:compulsory|mandatory|obligatory|required)",
    '(?:compulsory|mandatory|obligatory|non refundable|nonrefundable|not refundable|non returnable) ~6 (?:<sum>|fee|payment|charge|deposit)|(?:fee|payment|charge|deposit|<sum>) (?:_3 )?(?:not refundable|non refundable|nonrefundable|non returnable|not returned|not returnable|is kept)',
    '(?:we|i|landlord|agents?|agency|landlady|owner) (?:also |do |will |then |must )?(?:(?:charge|charges|bill|bills|invoice|levy) (?:_3 )?|(?:ask|asks|require|requires|take|takes|want|wants) (?:_3 )?(?:<sum>|payment|payments|money|a contribution|something) )(?:for|towards|to cover) _4 (?:<what>|contracts?|agreements?|check|checks|clean|cleaning|drawing up|keys)',
    '(?:<sum>) (?:a month |pcm |per month |monthly |a week |extra )*(?:extra|more|on top|additional|supplement|surcharge) (?:if|for|per|with|when)',
    '(?:bill|bills|cost|costs|charge) (?:of (?:<sum>) )?(?:is|are|will be) (?:yours|on you|down to you|passed (?:on )?to you|for you to pay)(?! (?:council|energy|gas))',
    "key money|golden hello|goodwill payment|premium of (?:<sum>)|one off (?:payment|charge|fee|sum|cost)|sweetener|finder's fee|backhander",
    '(?:an |pay )?(?:extra|additional|another|plus|surcharge of|supplement of|more) (?:<sum>) (?:(?:a|per|each) (?:month|week) |pcm |pm |on the rent |monthly |rent )?(?:for|per|if you have) (?:a |an |each |your |any |every )?(?:pets?|dogs?|cats?|animals?|child|second|parking|guests?|couple|person)|pet (?:rent|fee|charge|premium|surcharge)',
    "(?:buy|purchase|take over) (?:the )?(?:existing |landlord's |all the )?(?:furniture|carpets|white goods|curtains|appliances|fittings|contents)(?! (?:from a shop|if you wish|if you like))",
    '(?:<sum>) (?:for|per|each|to) (?:each |every |a |the )?(?:viewings?|view|letter|reminder|email|visit|call out|late|application|applicant|person)(?! (?:per month|pcm|a month))',
    '(?:paperwork|referencing|references|inventory|credit checks?|admin|contracts?|checks?) (?:extra|not included|not free|chargeable|on top|at cost)',
    '(?:plus|\\+|excluding|excl|exc) (?:admin|fees|agency|referencing|vat on fees)',
  ],
}
