import { askedAndDenied, barring, denying, LIKE_OTHERS } from '../lists.ts'
import type { Wording } from './wording.ts'

const WORK =
  'professional|professionals|employed|salaried|waged|working|workers?|wage earners?|earners|earning|in (full time |part time |paid |permanent |regular |stable |steady |secure |gainful |salaried |continuous |skilled |proper |good |current )*(work|employment|jobs?)|with (wages|a salary|payslips) coming in|with (a |an )?(full time |permanent |regular |stable |steady |secure |good |proper |paid )*(job|jobs|employment|salary|wage|payslips?)|who (work|works|earn|earns|have a job|has a job|(go|goes) (out )?to work)|someone who works|full time workers'
const PROFESSIONS =
  'executives?|execs|key workers?|nhs (staff|workers?|employees)|nurses|doctors|teachers|medics|consultants|bankers|lawyers|engineers|office workers|career (people|couples?|minded people)|city workers|taxpayers|tax payers|breadwinners?|bread winners?|nine to fivers|civil servants|hospital staff|white collar workers?|business people|employees'
/** What a job brings, which an advert may not demand instead of means. */
const JOB =
  "jobs?|employment|wages?|salary|salaries|pay ?slips?|wage slips?|salary slips?|pay packets?|pay ?cheques?|careers?|professions?|employers?|employer's (letter|reference|details)|payroll|p60|earned income|earnings|work contracts?|contract of employment|employment contracts?|full time hours|9 to 5|nine to five|nine to fivers?|9 to 5ers?|day job|trade|breadwinners?|income from (work|employment|a job)|(permanent|secure|steady|stable|regular|full time|paid|gainful) (work|position|post|role|income from work)"
const WORKERS = `(professional|employed|salaried|waged|working|fully employed|full time|non dss) ((and|or|,|clean|quiet|tidy|young|single|mature|reliable|full|time|adult|non|smoking|responsible|respectable) ){0,4}(<persons>|men|man|women|woman|ladies|lady|family|families|person)|professionals|workers|wage earners|earners|gainfully employed|career (people|couple|couples)|(<persons>) (<working>)`

export const benefits: Wording = {
  lists: {
    claimant:
      "dss|dhss|dwp|housing benefits?|housing allowance|universal credits?|universal credit claimants|uc|lha|local housing allowance|hb|benefit claimants?|benefit claimers?|benefit tenants?|benefits tenants?|benefit recipients?|claimants?|claimers|benefits?|income support|job ?seekers?|jobseekers? allowance|jobseeker's allowance|jsa|esa|pip|dla|attendance allowance|carers allowance|carer's allowance|disability benefits?|disability allowance|sickness benefits?|state (support|benefits?|help|aid|handouts|assistance|funded|money|payments)|welfare|welfare recipients|the dole|dole|giro|(housing|rent|rental) (support|help|assistance)|h b|u c|benefits? office|jobcentre customers?|handouts|unemployed|unwaged|jobless|out of work|workless|workshy|scroungers|(government|council|social|public|la|local authority) (help|assistance|support|aid|funded|funding|referrals?|referred|money|payments|placements|tenants|benefits?)|council to pay|council pays?|social security|tax credits?|pension credits?|vouchers|(rent|rents) (is |are |gets |being )?(paid|covered|topped up|funded|met) (by|from|through|with) (the )?(council|state|government|dwp|taxpayers?|benefits|public|welfare|local authority|social)|(council|state|government|taxpayer|dwp|jobcentre|job centre) (pay|pays|paying|paid|covers|funds) _3 rent|(help|support|assistance|money|payments|funding|contributions) from (the )?(council|state|government|dwp|social|local authority|taxpayers?)|public funds|help (with|paying|towards) (the|their|your) rent|not (working|in work|employed|earning|in a job|in employment)|without (a job|jobs|work|employment|a wage)|no job|doesn't work|do not work|don't work|does not work|(rent|money|income|funds) (comes|coming|come|came) from (the )?(social|state|council|government|taxpayers?|dwp|benefits)|(topped up|supported|funded|helped) by (the )?(state|council|government|taxpayers?|dwp|benefits)|(anyone|anybody|people|those|tenants|applicants|somebody|someone) (claiming|signing on)(?= [.,])|living off the state|on the social|who signs on|sign on|signs on|signing on|signed on|benefits? people|(state|government|public|taxpayer|social|welfare) (handouts?|hand outs?|cash|cheques?|money|purse|income)|hand outs?|benefit scroungers|spongers|freeloaders|layabouts|idlers|skivers|dole (claimers?|claimants?|money|queue)|the (brew|broo|buroo)|incapacity( benefits?)?|housing element|homeless (people|families|applicants?)|homelessness (team|referrals?|applicants?)|council (nominees|list|nominated|housed|sponsored|backed|clients?)|between jobs|(reliant|dependent|relying|living|live|lives) (up)?on (the )?(state|government|council|taxpayers?|welfare|benefits?|handouts)|(don't|doesn't|do not|does not|can't|cannot) pay (their|your) own way|subsidised (tenants?|renters?|rent)|claiming (tenants?|people|benefits?|anything|help|support)|sick pay|on the sick|(rely|relies|relying|depend|depends|depending|dependent|reliant|live|living|lives|survive|surviving|get by|gets by|getting by) (up)?(on|off|by) _2 (state|council|government|jobcentre|job centre|dwp|social|welfare|benefits?|handouts|taxpayers?|dole|public purse|giros?)|(state|jobcentre|job centre|dwp|welfare|taxpayer|benefits?|council|public|government|local authority|social) (funded|paid|supported|dependent|dependants|reliant|subsidised|sponsored|backed|assisted|money|cash|clients?|crowd|types?|cases?|customers?|list|nominations?|referrals?|applicants?|renters?|families|sector|funding|income|cheques?|support|help|aid|assistance|backing)|(help|support|aid|assistance) _3 (from|via|through) _2 (council|state|government|jobcentre|housing (exec|executive|association)|dwp|social)|(jobcentre|job centre|council|state|government) (pay|pays|paying|paid) (your|their|his|her|the|my) rent|(jobcentre|job centre|jobcenter|housing executive|housing exec|dwp|nihe|state|council) (pay|pays|paying|paid|covers|funds|helps|tops) _4 rent|housing (exec|executive) (tenants?|money|help|applicants?|nominees?|cases?)|award letters?|(uc|universal credit) (journal|award|people|types?|recipients?|applicants?|tenants?)|work coach|housing (cost )?(element|register|options|waiting list)|benefit cap|discretionary housing payments?|dhp|dhps|top ups? from|(supported|assisted|social) (tenants?|renters?|housing tenants?|cases)|charity cases|non (workers|earners|working|professionals?|employed)|(no|without) fixed income|low income (families|tenants|people|households)|work ?shy|sickness (benefit|pay|money)|(council|housing) nominations?|at home all day|unemployment|subsidy|subsidies|(being|been|become|became|made) (unemployed|jobless|redundant)|state (income|pensioners?)|welfare state|means tested (help|support|money)|(has|have|had|having) no (job|work|employment|wage|wages|salary)|lost (their|your) jobs?|zero hours?|agency workers?|gig workers?",
    working: WORK,
    job: JOB,
    demand:
      'must|need|needs|needed|require|requires|required|requirement|want|wants|wanted|prefer|prefers|preferred|preferably|preference|preferable|ideally|essential|only|insist|insists|demand|demands|expect|expects|expected|seek|seeks|seeking|sought|looking for|after|favour|favours|priority|prioritised|condition|compulsory|mandatory|a must|obligatory|please (be|have|show|provide|bring)|restricted|reserved|strictly|exclusively|solely|has to|have to|should|rather|sooner',
    workers: WORKERS,
    profession: PROFESSIONS,
    oncl: '(those |people |anyone |anybody |applicants |tenants |if (you |they )?(are )?|who (are )?)?(on |in receipt of |receiving |claiming |with |who claim |getting )?(<claimant>)',
  },
  innocent: [
    'is (a |an )?(job|work|wage|salary) (needed|required|essential|necessary|a must) , (no|not)',
    'no dss is (a (phrase|line|rule|thing) (you|we|i)|something (you|we|i)|not)',
    askedAndDenied(
      '(jobs?|wages?|salary|work|employment) (needed|required|essential|a must|necessary|wanted|asked for)|(need|have) (to have |to be in |to )?(a )?(job|work|salary)',
    ),
    '(benefit|benefits|benefited|benefitted|benefiting|benefitting) (from|of|by|all|both|everyone|visitors|residents|greatly|hugely|further)',
    '(the|a|an|added|additional|further|great|main|key|many|other|real|huge|big|extra|has|with|mutual|major|significant|benefit of|enjoys|first|second|one of the|health|cost|tax) (added |additional |extra |great |huge |main )?(benefit|benefits)(?! (claimants?|tenants?|recipients?|claimers?|people|office))',
    'no (added |extra |real |such )?benefits? (to|in|of)',
    '(professional|professionally) (kitchen|grade|quality|photos?|photographs?|photographer|clean|cleaned|cleaners?|cleaning|managed|management|landlord|agent|agents|agency|service|services|finish|standard|decorator|decorators|gardener|installed|fitted|decorated|refurbished|looking|range|oven|cooker|team|firm|photography|inventory|survey|opinion|advice|check)',
    "(in (good |full |perfect )?working|fully working|working (order|fireplace|fireplaces|fire|boiler|appliances|kitchen|farm|space|area|day|days|hours|week|from home|at home|heating|shutters|range|lift|windmill|harbour|dairy|chimney|condition|men's)|not working)",
    '(work|working) (from|at) home',
    '(house|flat|roof|boiler|lift|garden|alarm|heating|property|home|kitchen|windows?|renovation|restoration|building|structural|essential|electrical|plumbing|remedial|more|further|no) (is |are |needs |need |requires |required )?(some |hard |any |further |major |in )?(work|works|working)',
    '(no|without|free of|there is no|any) (credit|reference|referencing) checks?',
    'dwp (office|building)',
    'universal studios|benefit street|job ?centre(?! (pays?|paying|money|types?|clients?|customers?|crowd|funded))',
    'whether _4 (wages|employed|working|in work|pension|retired) ~8 (<claimant>)',
    "(wages|pensions?|salary|savings|employed|retired|working people|students) ((,|or|and|and other|on|people|anyone|all) ){1,4}(<claimant>)(?! (don't|do not|doesn't|does not|not|won't|no) )",
    '(council|state|government|local authority) pays? (for )?(the )?(street|road|lighting|bins|refuse|rubbish|upkeep|park)',
    'not only (<workers>)|not just (<workers>)|not only working|without dss',
    "(don't have to|do not have to|don't need to|do not need to|don't need|do not need|needn't|need not|no need to|no need for|not have to|not need to) (have |be |hold )?(a |an |any |in )*(job|jobs|work|employed|employment|working|wage|salary)(?= [.,]| to (apply|rent|live|view)| here| for this)",
    '(old|former|the) (dhss|dss|dole|labour exchange|unemployment) (building|office|block|house|offices)',
    '(say|says|(people|others|landlords|agents|they|who) said|advert|adverts|saying|write|written|put|read|reads) no dss(?! (here|in this))',
    '(job|jobs|employment|work) (in the area|market|prospects|opportunities|centre)',
    "(<claimant>) _3 (not|never|doesn't|won't|isn't) _1 (matter|affect|change|count against|make a difference|be a problem|be an issue)",
    'animal welfare|(student|staff|child) welfare|welfare (officer|officers|office|centre|state|reform)|pip (and|inspection)',
    ...denying('claimant'),
  ],
  found: [
    ...barring('claimant'),
    '(<neg>) ~6 (<claimant>)',
    '(<claimant>) _6 (<neg>)',
    '(insists?|insisting|wants?|needs?|demands?|requires?|seeks?|seeking|after|looking for|wish|wishes|hoping for|hope for|expects?) (on |for )?_3 (<workers>|tenants who work|people who work|(<persons>) (<working>)|(a |an )?(proper|full time|steady|permanent) (job|income from))',
    '(is|are|strictly|home|flat|house|property|let|room|apartment|studio|tenancy|reserved|meant|intended|only) for (young |clean |quiet |single )*(<workers>)',
    '(<workers>) (<only>)',
    '(<only>) ((for|to|suitable|available|let|open|considering|consider|accept|accepting|take|taking|want|wanted|rent|renting|letting|looking|seeking|the|a|an|quiet|single|clean|tidy|those|people|tenants|applicants|couples|young|suits|be|households) ){0,5}(<workers>|employed|salaried|waged|professional|<working>)',
    '(employed|professional|salaried|working|waged) (<only>)(?= [.,]| please| no| thanks| need| should| house| home| flat| let)',
    '(prefer|prefers|preferring|preference|preferably|preferred|favour|favours|prioritise|priority|first refusal|precedence|sooner have|sooner let|sooner rent|rather have|rather let|rather rent|want|wanted|looking for|seek|seeking|ideally|preferable) _6 (<workers>|(secure|steady|permanent|full time|good|proper|regular|stable|decent) (job|employment)|employed|salaried|<working>)(?! (landlord|agents?|kitchen))',
    '(<workers>|salaried|employed) ((,|is|are|tenants|applicants|people|will|be|would|strongly|very|much|much|highly|ideally) ){0,4}(preferred|prioritised|favoured|wanted|required|sought|a must|essential|first|come first|(given|get|gets|have|has|take|takes|be given) (the )?(first (pick|choice|dibs|look|call|go|refusal)|priority|preference|precedence)|preferable|ideally)',
    '(must|need to|needs to|have to|has to|should|required to|require|requires|expected to|ought to|obliged to) (all |both |tenants |applicants |you |to |also |either )*(be|have|hold|show|prove|earn|work|works|provide|receive|in) (?!(an |a )?(income|combined|minimum|enough))_4 (employment|employed|job|jobs|working|work|salary|salaried|wage|wages|professional|professionals|employer|earner|career)(?! (order|from|with us))',
    'must (work|earn)(?! with)',
    "(proof of (employment|work|a job)|employment|employment contract|job|full time work|full time employment|full time job|work|contract of employment|salary|employer's reference|employer reference|wage slips|payslips) (is |are |will be )?(essential|required|a must|needed|necessary|compulsory|mandatory|only|an absolute must|a condition)",
    "(with|have|provide|has|show) an? (employers?|employer's) reference",
    '(full time|permanent) (employment|work|job|jobs) (only|please|preferred)',
    '(than|and not) (those|people|anyone|anybody|somebody|someone|tenants|applicants) (who are |that are )?(on |claiming |with |receiving |getting )?(<claimant>)(?! (alike|equally))',
    '(self funding|self supporting|self sufficient|privately funded|private|self funded|cash paying|private paying) (<persons>) (<only>)',
    "(<oncl>) ~7 ((though|but|although|however) ,? ?_2 )?(must|need|needs|will need|they'll need|you'll need|we'll need|we'd need|would want|have to|has to|only with|only if|only when|required|should|asked|pay|pays|provide|would need|expected|charged|face|faces|incur|subject to) ~9 (guarantors?|deposit|advance|ahead|upfront|up front|extra|more|higher|homeowner|double|bigger|larger|additional|twice|(<num>) times)",
    '(not|rather than|instead of|over) (claiming|signing on)(?= [.,])',
    '(guarantors?|homeowner guarantor|extra deposit|higher deposit|larger deposit|bigger deposit|double deposit|more deposit|rent in advance|higher rent|extra rent) _3 (if|for|from|when|by|of|with) _4 (<oncl>)',
    '(rather than|instead of|over|before|ahead of|above|not) (those |people |anyone |tenants |applicants |somebody |someone )?(on |claiming |with |receiving |who claim |who are on |who are )?(<claimant>)',
    '(<persons>) (on|claiming|receiving) (<claimant>) (need|please do)? ?not',
    '(mortgage|lender|insurance|insurer|insurers|policy|bank) ~8 (<neg>|prohibits?|forbids?|excludes?|bars?|rules out|prevents?|against) ~8 (<claimant>)',
    '(<profession>) (<only>|preferred|wanted|sought|first|please|ideally|(given|get|have|take) (priority|preference|precedence|first (pick|choice|dibs|look|refusal)))',
    '(<only>|want|wants|need|needs|prefer|prefers|must|require|requires|looking for|seeking|after|expect|insist on|accept|take) _6 (whose|with|where|have|has|having|an|a) _2 (income|money|rent|funds|wages?) _2 (from|through|by|of) (a |an |the |their |your |regular |proper |paid )*(job|wages?|salary|work|employer|employment|earnings|career)',
    '(restricted|limited|reserved|confined|kept|earmarked|aimed|geared|set aside|strictly|intended|best) (to|for|at) (those |people |tenants |applicants |anyone |only )*(<workers>|<working>)',
    '(suits?|suited to|suitable for|fits|ideal for|best for|right for) _4 (<workers>|<working>|steady employment|steady job) ~3 (rather than|instead of|not|over|and not) ',
    "(no|without a|lack of a?|not having a) (job|work|wage|wages|employment|salary|payslips?|employer) ?(,|=|means|then)? ?_2 (no|not|cannot|can't|don't|won't|look|forget|means no) ",
    '(you|tenants?|applicants?|everyone|all) (will |do |must |should )?(need|needs|require|must have|have to have|have to be in) (to have |to be in )?(a |an |your |some )?(proper |steady |real |regular |full time |permanent |secure |decent |good )*(job|jobs|employment|employer|wage|wages|salary|payslips?|payroll|career)(?! (reference|or|,))',
    '(<demand>) (?!(an |a )?(income|combined|minimum|enough|guarantor))_6 (<job>)(?! (near|nearby|in the|centre|market|offer|at|changes?|or|,|and pensions?|relocation|with us))(?! _2 (or|benefits?|pension|award))',
    '(<job>)(?! (or|,)) _4 (is|are|be|will be|to be|=|,)? ?(an? |the |our |absolutely |strictly |totally )*(essential|required|a must|must|needed|necessary|compulsory|mandatory|only|condition|obligatory|expected|preferred|prerequisite|first requirement|minimum|non negotiable|vital|important)(?! (near|by|with|within))',
    '(rent|it|this|money) _2 (must|should|has to|needs to|to|is to|will) (only )?(come|be paid|be met|be funded|be earned) _2 (from|out of|by|through|with|via) _3 (<job>|work)',
    '(tenants?|applicants?|people|those|couples?|households?|someone|somebody|anyone|renters?) (who are |that are |already |currently )*(in|with|holding|bringing|drawing) _4 (<job>|work) (<only>|please|preferred|wanted|come first|first|sought|considered|have priority|get|take)',
    '(bring|brings|bringing|take|taking|draw|drawing) (home )?(in )?(a |an |the )?(regular |monthly |proper |decent |steady )*(wage|wages|salary|pay packet|pay)(?= [.,]| home)',
    '(only|just|solely) (<job>|earned money|pay) (is|are|will be|can be) (counted|accepted|considered|taken|looked)',
    '(<no>) (one |body )?who (signs on|claims)|(nobody|no one|none|not anyone|not people|nor those) _2 (who )?(signs? on|claims?|on the dole|on benefits)|must not (be )?(claim|claiming|on benefits|signing on)|(show|prove|evidence|demonstrate) _4 (employment|work|earnings|wages|salary)',
    '(<persons>|those|people|someone|somebody) (who|that) (actually |really |can |all |both )*(earn|earns|work|works|have jobs|has a job|hold down|go out to work|pay their own|pay their way|support themselves|fund themselves)(?! (from home|shifts|nights|nearby|at|in the))',
    "(<workers>|<working>|employed (<persons>)) ~6 (nobody else|no one else|and no others|no others|none other|that's all|and that is all|or nothing|all others|everyone else|others need)",
    '(in|with|holding) (a |an )?(permanent|full time|steady|secure|salaried|proper|paid|professional|regular|stable) (posts?|positions?|jobs?|work|employment|roles?|occupations?) ?(only|please|,|nobody|\\.|wanted|preferred|required)',
    '(<claimant>) ~4 (homeowner|extra|second|two|bigger|double|twice|larger) ~3 (guarantors?|deposit|paperwork|rent|references?|checks?)',
    '(keep|keeps|stick|sticks|stay|confine ourselves|limit (it|this|myself|ourselves)|restrict (it|this|myself|ourselves)) (to|with) _2 (<workers>|<working>|earners|people with jobs)',
    '(<claimant>) _6 (if|unless|until|once|after|when) _2 (no|nobody|no one|none) _3 (<workers>|employed|working|other|else|better)',
    '(earned|employment) income (<only>|required|essential|needed|preferred)|income (must|has to|should|needs to) (come|be) (from )?(work|a job|employment|earnings|earned|wages|a salary|an employer)',
    '(<workers>|<working>) _6 (, )?(ideally|preferably|for preference)(?= [.,])',
    // What the owner asks for, as told by somebody else.
    '(asks?|asked|asking|stipulat(e|es|ed|ing)|specif(y|ies|ied|ying)|instructions?|instructed|told|brief|condition|request|requests|requested|requirement|put forward|shortlist|lean|leaning|leans) (?!(whether|if|about))_8 (<workers>|salaried|employed|<working>|(with|on|has|have) (a |an |the )?(<job>))(?! (or|and) (benefits?|pension|on benefits|not))(?! (reference|references|shutters))',
    '(perfect|ideal|dream|model|right|best|typical|preferred|chosen) (tenants?|applicants?|person|people|candidates?|renters?|household|couple|occupants?) (is |are |has |have |will |would |holds? |be )_4 (<job>|<workers>|<working>|employed|salaried|(permanent|full time|secure) (contract|post|position))',
    "(<num>|\\d+) (years|year|years'|months|months') _4 (employer|job|post|employment|work history|same company)",
    "(<oncl>) _3 (can|may|could|will|are|is|be) _2 (apply|considered|view|welcome|accepted|looked at|fine|ok) _2 (, )?(but|though|if|as long as|provided|only) ~9 (need|needs|want|wants|require|ask|find|bring|have) _3 (somebody|someone|a person|a (working |homeowner |home owning )?(guarantor|surety|friend|relative|parent)|bigger|larger|double|extra|more) ~9 (house|property|home|stand behind|back them|vouch|not ask|don't ask|others)",
    'no social(?= [.,]| tenants| lets)|(<neg>|not) _5 (council|local authority|housing association|government) ?_2 (scheme|schemes|programme|leasing|placements?|referrals?)',
    '(sponging|sponge|leeching|scrounging|scrounge|freeloading|living|lives?) off (of )?_2 (state|taxpayers?|council|system|us|society|welfare)',
    '(we|i|landlord|owner|landlady) (really |only |much |do )*(like|likes|love|loves|prefer|prefers|want|wants|choose|chooses|favour|favours|trust|trusts|admire) _6 (get up for work|go out to work|goes out to work|earn|earns|work|works|in work|working|a job|jobs|a career|a trade|a profession)(?! (from home|on|with))',
    '(nine to fivers?|9 to 5ers?|<profession>) _3 (pick|choice|favourites?|preference|first|ideal|best|what we want|suit us)',
    "(don't|do not|doesn't|not|never|isn't|aren't|no longer) (count|counted|treat|treated|accept|regard|class|classed|include|recognise) _3 (<claimant>) _3 (income|means|earnings|towards|for)",
    '(want|wants|prefer|after|seeking|looking for|suit|suits|suited|ideal for|perfect for|best for) (_4 )?(<persons>|couple|pair) _2 with (a |two |one |steady |regular |their own )+(wages?|salary|salaries|jobs?|pay packets?)( each| apiece| coming in)?',
    '(<oncl>) ~3 (considered|accepted|taken|welcome|fine|ok|okay|possible|looked at) (, )?(only|just|solely) (with|if|where|when|by|on|once|after|in)',
    '(every|all|each|both|our|present|current|existing|other) (of )?(the |our )*(tenants?|residents?|neighbours?|people|occupants?|housemates?|flatmates?|sharers|household) (here |in the (building|block|house) )*(go|goes|is|are|have|has|work|works) (_2 )?(out to work|in work|<workers>|at work|jobs?|a job|full time|for a living) ~9 (continue|same|too|likewise|keep|stay|match|similar|that way|no different)',
    'must _3 (earning|earn) ~7 (employment|wages?|salary|job|work)',
    '(please |must |should |to )be in receipt of (a |an )?(salary|wage|wages|payslips?)',
    '(<claimant>) ~3 (with|subject to|provided|if) _4 (guarantor|homeowner)',
    '(<claimant>) _4 (will|would|may|can|could|are|is) _4 only (if|once|when|after|where|unless)',
  ],
  pardons: [
    "(may not|mayn't|must not|cannot|can't|shall not) (refuse|reject|exclude|turn|bar|ban|discriminate|rule)|(never|not|don't|haven't) (ever )?(regret|regretted|looked back)|bring it on",
    '(all|every|everyone|everybody|any|whatever|whichever|regardless|irrespective) ~10 (same|alike|equally|equal|welcome|apply|counts?|treated|considered)(?! (except|but|only))',
  ],
}

/**
 * Nobody needs to speak of a tenant's benefits but to bar them or to welcome them, and there are far fewer words for
 * the second: so a mention is found unless its sentence welcomes, denies, or speaks of how the money is paid.
 */
export const mentionedBenefits: Wording = {
  lists: {
    ...benefits.lists,
    named:
      "dss|dhss|housing benefits?|universal credits?|uc|lha|local housing allowance|benefit (claimants?|tenants?|claimers?|recipients?)|claimants|esa|jsa|pip|dla|income support|jobseeker's allowance|dole|giros?|jobseekers?|unemployed|(carer's|carers|attendance|disability living|employment support|maternity) allowance|(rent|wages?|income|money) _4 (came|comes|come|coming|paid|met|topped up|made up|supplemented|covered|funded) _2 (from|by|through) (the )?(council|state|government|dwp|jobcentre|social|taxpayers?)|(government|state|council|social) (support|help|aid|assistance)|(claim|claims|claiming) (it|their rent|the rent|rather|for it|benefits?|anything)|benefit (money|income|payments?)|top ups?|topped up by|tax credits?|council (tenants?|nominees?)|handouts|on (benefits|welfare)",
  },
  innocent: benefits.innocent,
  found: ['<named>'],
  pardons: [
    LIKE_OTHERS,
    "(may not|mayn't|must not|cannot|can't|shall not) (refuse|reject|exclude|turn|bar|ban|discriminate|rule)|wouldn't want to",
    '(many|most|some|several|lots) of (our|my|the)|(been|stayed) with us|(have|has|had) (lived|stayed|been here|been happy)|lived here|for years and|over the years|(have|always|often|gladly|happily) (let|rented|housed)|reliable|best tenants|excellent tenants|never regretted|not regretted|bring it on|come one come all',
    'welcome|welcomed|welcomes|welcoming|take|takes|help|helps|forms?|accept|accepts|accepted|accepting|consider|considered|happy|glad|pleased|fine|ok|okay|yes|friendly|good|great|alike|equal|equally|same|treat|treats|treated|matter|matters|regardless|whatever|whichever|whether|any|all|every|everyone|everybody|each|counts?|counted|count|income|incomes|advice|eligible|apply|applies|discriminat[a-z]+|refus[a-z]+|turned|turn|reason|letters?|awards?|entitled|entitlement|paid|pays|pay|payments?|statements?|proof|show|no problem|problem|no bar|work with|love|suits?|ideal|open to|encouraged?|invited?|no matter|allowed|possible|rates?|covers|cap|office|street|centre|nothing against|no objection|mind|ban|against the law|say|says|wording|phrase|include|includes|included|and wages|or wages|wages or|work or|in work|or a guarantor|both|too|also|used to|have had|previous|last tenants?|former',
  ],
}
