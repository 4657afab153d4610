import { barring, denying, LIKE_OTHERS } from '../lists.ts'
import type { Wording } from './wording.ts'

const NATIONS =
  'british|english|scottish|irish|welsh|polish|romanian|bulgarian|albanian|indian|pakistani|bangladeshi|asian|south asian|african|afro caribbean|caribbean|west indian|chinese|japanese|korean|vietnamese|thai|filipino|european|eastern european|western european|american|australian|nigerian|ghanaian|somali|kenyan|arab|arabic|turkish|kurdish|iranian|iraqi|afghan|syrian|ukrainian|russian|lithuanian|latvian|hungarian|italian|spanish|portuguese|brazilian|french|german|dutch|greek|israeli|latin|hispanic|white british|non british|non european|non eu|non uk|foreign|overseas|immigrant|black|white|brown|coloured|caucasian|ethnic|mixed race|gypsy|roma|traveller|oriental|native|anglo saxon|indigenous'
const FAITHS =
  'christian|muslim|islamic|hindu|sikh|jewish|catholic|roman catholic|protestant|buddhist|church going|churchgoing|god fearing|religious|practising|evangelical|mormon|anglican|baptist|methodist|orthodox|atheist|quaker|halal|kosher|brahmin|jain|gujarati|punjabi|tamil'
const OTHERS =
  'male|female|gay|lesbian|straight|heterosexual|homosexual|same sex|bisexual|queer|trans|transgender|transsexual|lgbt|disabled|able bodied|handicapped|autistic|mentally ill|pregnant|expectant|unionist|nationalist|loyalist|republican|blind|deaf|wheelchair using|wheelchair|wheelchair bound'

export const people: Wording = {
  lists: {
    nationality: `(${NATIONS.replace(/\|(white|black|brown|coloured|native|latin|ethnic|foreign|overseas|traveller)(?=\|)/g, '')}|${FAITHS})`,
    folk: 'people|persons?|tenants?|applicants?|couples?|family|families|households?|individuals?|buyers?|purchasers?|vendors|lodgers?|professionals?|students?|occupants?|occupiers?|sharers?|housemates?|flatmates?|renters?|speakers?|nationals|citizens|passport holders?|passports?|folks?|adults?|singles?|background|origin|descent|heritage|faith|worker|workers|community|someone|anyone|mums?|homes?|household|enquiries|applications|viewers|owners?|users?',
    kind: `${NATIONS}|${FAITHS}|${OTHERS}`,
    group: `men|man|males?|women|woman|womens|sisters|brothers|females?|ladies|lady|gents?|gentlemen|gentleman|girls|girl|boys|boy|lads?|lasses|guys|blokes?|gals|chaps?|christians?|muslims?|hindus?|sikhs?|jews?|catholics?|protestants?|buddhists?|mormons?|atheists?|churchgoers?|church goers?|believers|non believers|foreigners?|immigrants?|migrants?|refugees?|asylum seekers?|travellers|gypsies|gypsys|romanians?|bulgarians|albanians|indians?|pakistanis?|bangladeshis|asians?|africans?|blacks|whites|caucasians?|europeans?|americans|nigerians?|somalis|arabs|chinese|poles|brits|britons|irishmen|englishmen|scots|(eu|uk|british|european|irish|english) passports?( holders?)?|eu nationals|uk nationals|eu citizens|uk citizens|gays?|lesbians?|heterosexuals?|homosexuals?|straights|transsexuals?|transvestites|lgbt(q)?|wheelchairs|the disabled|disabled|disabilities|disability(?! (benefits?|allowance|living|payments?))|the blind|the deaf|mental illness|mental health|mobility (problems?|issues?|difficulties)|(poor|impaired) mobility|pregnant|expectant mothers?|mothers to be|unionists?|nationalists?|loyalists?|republicans?|taigs|prods|jehovah's witnesses|witnesses|evangelicals|baptists|methodists|presbyterians|rastafarians|shias?|sunnis?|turks|kurds|syrians?|ukrainians?|russians?|ghanaians?|filipinos?|greeks|italians?|spaniards|germans?|iranians?|iraqis?|afghans?|bengalis?|tamils?|koreans?|lithuanians?|latvians?|hungarians?|czechs|slovaks|israelis?|eastern europeans?|non whites|non brits|brazilians|kenyans|the irish|frenchmen|(<persons>) (born|from) (in |outside )?(abroad|overseas|africa|asia|europe|the eu|india|pakistan|poland|romania|eastern europe|bangladesh|nigeria|china|another country|other countries)|born (in|outside) (britain|the uk|england|scotland|wales|ireland|great britain|this country|abroad)|people of colou?r|ethnic minorities|ethnics|(english|native|welsh|polish) speakers?|(english|native) speaking (<folk>)|(our|own|my|same|the same|my own|our own) (faith|religion|kind|race|nationality|community|culture|caste|colour|church)|(<kind>) ((and|or|young|single|professional|working|vegetarian|vegan|teetotal|quiet|clean|married|mature|retired|older|passport|origin) ){0,3}(<folk>)|of (<kind>) (origin|descent|faith|background|heritage|nationality)|who (use|uses|need|needs|rely on|relies on) (a )?wheelchairs?|with (a )?(wheelchair|disability|disabilities|mental illness|mental health|learning difficulties)|in (a )?wheelchairs?|who (is|are) (<kind>|disabled|pregnant|foreign)|fellas?|fellows|dudes|geezers|bachelors|spinsters|all (girl|boy|male|female)|worshippers|parishioners|(church|chapel|mosque|temple|synagogue|gurdwara) ?(goers?|members?|attenders?|attendees)|born again|baptised|pagans|fenians|(sinn fein|dup|tuv|sdlp|unionist party) (voters?|supporters?|members?)|same sex (couples?|partners|people)|civil partners|husband and wife|man and wife|trans(gender|sexual)? ?(people|persons?|women|men|woman|man|tenants?|applicants?|folk)?|cross dressers|drag queens|pregnant (women|woman|ladies|people|tenants?|applicants?)|expectant (mums?|mothers?|women|parents|couples?)|mums to be|mum to be|nursing mothers|new mums|mobility scooters?|walking frames?|zimmer frames?|crutches|special needs|learning disabilit(y|ies)|autistics?|autism|epileptics?|mentally ill|non english speakers|anyone (foreign|disabled|gay|black|asian|muslim|pregnant)|anybody (foreign|disabled|gay|black|asian|muslim|pregnant)|hijabs?|turbans|headscar(f|ves)|burkas?`,
    sex: 'sisters|brothers|guys?|men|man|males?|women|woman|females?|ladies|lady|gents?|gentlemen|gentleman|girls?|boys?|lads?|bloke|chap|muslims?|christians?|hindus?|catholics?|protestants?|sikhs?|jews?|(<kind>) (<folk>)',
  },
  innocent: [
    '(wheelchair|wheelchairs|disabled|disability|deaf|blind) (access|accessible|friendly|adapted|adaptations?|parking|bays?|facilities|toilets?|wc|badge|ramp|ramps|lift|bathroom|wet room|spaces?|entrance|shower|aids?)',
    '(no|not|without|limited|poor) (step free|level|lift|wheelchair|disabled)( or (level|lift|wheelchair|disabled))? access',
    '(men|women|male|female|males|females|gay|straight|man|woman|boys|girls|ladies|gents|gentlemen|black|white) (and|or) (men|women|male|female|males|females|gay|straight|man|woman|boys|girls|ladies|gents|gentlemen|white|black)(?! (only|preferred|need|not))',
    '(black|white|english|french|indian|italian|persian|chinese|japanese|polish|swedish|turkish|irish|welsh|scottish|american|spanish|greek|roman|straight|lady|catholic|protestant|christian|jewish|muslim|church|republican|girls|boys|gentlemen|ladies|native|asian|european|german|portuguese|thai|mexican|lebanese|belgian|moroccan|victorian|british|oriental|african|caribbean) (primary|secondary|grammar|high|middle|public|comprehensive|sixth form|and|style|inspired|granite|marble|slate|sandstone|oak|tiles?|tiled|walls?|goods|doors?|windows?|linen|curtains?|garden|gardens|gate|street|road|lane|avenue|church|churches|chapel|cathedral|school|schools|college|club|centre|museum|cemetery|hospital|gas|airways|heritage|telecom|library|legion|restaurants?|takeaways?|cuisine|food|grocer|shops?|supermarket|market|delis?|cafe|bakery|rugs?|bath|baths|sauna|fridge|kitchen|worktops?|units|cabs?|taxis?|dior|aid|breakfast|staircase|stairs|driveway|run|road|line|oven|quarter|embassy|consulate|bulldog|setter|elm|ivy|currency|art|antiques?|furniture|sofas?|ceilings?|paint|paintwork|painted|weatherboard|stone|brick|cliffs?|country|beech|walnut|toilets?|changing|hairdressers?|barbers?|outfitters|tailors?|football|rugby|team|teams)(?! (only please))',
    "(ladies'|ladies|gentlemen's|gents'|men's|women's|girls'|boys'|lady's|mens|womens) (college|outfitters|refuge|shed|institute|hairdressers?|barbers?|toilets?|school|grammar|gym|club|football|wear|clothing|shop|shoes|day)",
    '(?<!male )(non smokers?|non smoking|smokers?|students?|over \\d+s?) (only|preferred)',
    '(right to rent|immigration) (checks?|status|documents?)',
    "(queen's|king's|kings|queens|saracen's|turk's|lady|red lion|black swan|white hart|black bull|white horse|black horse|three|jolly) (head|arms|chapel|gardener|cats|kings)",
    '(race|sex|faith|religion|sexuality|gender|nationality|disability|orientation) (,|or|and) (race|sex|faith|religion|sexuality|gender|nationality|disability|orientation)',
    '(?<!not )(?<!never )(suits|suit|suitable for|ideal for|perfect for|good for|designed for|adapted for) (wheelchair|wheelchairs|disabled|people with|deaf|blind) (users?|people|tenants|residents)?',
    'single (storey|bed|room|garage)',
    ...denying('group'),
  ],
  found: [
    ...barring('group'),
    '(sisters|brothers|believers|fellow believers) in (islam|christ|the faith|the lord) (<only>|preferred|wanted|please|ideally|first)',
    '(<no>) (<nationality>)(?= [.,]| please| thanks| or | and )(?! and (chips|cream))',
    '(<group>|male|female) (, )?((only|exclusively|please|preferred|preferable|favoured|prioritised|wanted|sought|required|ideally|first|first (pick|choice|dibs|look|refusal)|(get|given|have|take) (first (pick|choice|dibs|look|refusal)|priority|preference|precedence)|strongly preferred)(?= ))(?! (toilets?|gym|school|nights?|college|sessions?))',
    '(<group>) (is |are |would be |will be |get |gets |have |has |would )(strongly |much |given |the |our |quite )*(best|ideal|perfect|suit us|nicest|better|preference|first choice|preferred|prioritised|favoured|first refusal|first|priority|wanted|required|sought)',
    '(<only>) ((for|to|suitable|available|let|open|considering|consider|accept|accepting|take|taking|want|rent|renting|selling|sell|sold|letting|looking|seeking|the|a|an|quiet|single|clean|tidy|young|mature|suits|practising|married|those|people|be|by|other|fellow|from|vegetarian) ){0,5}(<group>)',
    '(prefer|prefers|preferring|preference|preferably|would like|rather have|rather let|rather rent|rather sell|favour|favours|priority|first refusal|ideally|looking for|seeking|want|wants|wanted|welcome especially|especially) (?!(not|no|by|the freeholder))_5 (<group>)(?! (or|and) (men|women|male|female|all|others|none|no|not))',
    '(suits?|suiting|ideal for|perfect for|would suit|best for|made for|great for|suitable for) ((a|an|one|single|two|young|mature|quiet|older|professional|working|clean|retired|respectable|tidy|nice|student|responsible|someone|somebody|people|those|from|of|the) ){0,4}(<sex>)(?! (or|and|with|of all))',
    '(need|needs|want|wants|after|seeking|looking for) (a|another|one more) ((young|quiet|nice|single|professional|clean|tidy|working) ){0,3}(guy|girl|man|woman|lad|lady|female|male|chap|bloke|gent)(?= [.,]| to (share|join|take|fill|live)| for the room)',
    '(room|flat|house|studio|accommodation|share|home|bedsit|space|place) ((available|to|let|rent|suitable|only|share|is|in|house|flat) ){0,3}for (a |an |one |single |young |another |quiet |working |professional |2 |two |3 |three |four |nice |decent |mature )*(<sex>)(?! (or|and))',
    '(must|need to|needs to|have to|has to|should|required to) (be|speak|come|belong|have|hold|attend) _4 (<group>|<kind>|english|native|from (the )?(uk|eu|britain|england|ireland))(?! (access|ramp|pounds))',
    '(should|must|will|want it to|would like it to|hope it will|like to see it) (only )?(go|be sold|be let|be rented|pass|sell|rent) (only )?to _4 (<group>)',
    '(<group>|male|female) (household|house|home|flat|house share|houseshare|flatshare|flat share)(?! (church|near|next))( only| please| preferred| ,| \\.)',
    '(women|men|ladies|gents|girls|boys|males?|females?|christians?|muslims?) only',
    '(<group>) , ?(this|here) (is|comes) (the |a |your |one )*(one |place |flat |room |house )?(for|is for|is yours|pad)|(bachelor|lads|girly|ladies) pad for',
    '(<no>) (guide|assistance) dogs?',
    '(single|one|two|young|professional|older|mature|quiet) (sex|gender) (only|house|household)|single sex',
    'non (<group>)( only)?',
    '(<kind>) ((vegetarian|vegan|teetotal|non|smoking|professional|quiet|clean|young|retired|working) ){0,3}(<folk>) (only|preferred|wanted|ideally|first|please)',
    '(<kind>) ((professional|single|young|quiet|mature|clean|tidy|working|retired|,|and) ){0,3}(males?|females?|man|woman|men|women)(?= [.,])',
    'able bodied',
    '(anyone|people|persons?|those|tenants?|applicants?) (outside|not (of|from|in)) _3 (faith|religion|race|community|church|country|uk|eu)',
    '(god fearing|church going|churchgoing) (<folk>)',
    '(no|not) (funny |strange |foreign )?accents?|(good|fluent|perfect) english (only|essential|required|a must|needed)',
    '(<only>|prefer|prefers|preference for|preference to|must be|reserved for|restricted to|limited to|aimed at|exclusively for|open to|kept for|suits?) _3 (people|persons?|those|someone|somebody|anyone|tenants?|applicants?|couples?|families|a family|a couple|a person) (of|from|in|with|who share|sharing) _2 (<nationality>|same|our own|our|british|white|asian|european|african|english) ?(faith|religion|origin|background|heritage|descent|church|community|race|nationality|blood|stock|birth|roots)',
    "(this |it )?(isn't|is not|won't be|not) (the place |the home |the flat |suitable |one )?for (<qual> ){0,3}(<group>)|(<group>) , ?_2 (this|it) (isn't|is not) for",
    "(won't|will not|wouldn't|would not|doesn't|does not) (do|work|suit|be any good) (for |with )?(<qual> ){0,3}(<group>)",
  ],
  pardons: [
    '(all|any|every|everyone|everybody|whatever|regardless|irrespective) ~8 (faiths?|welcome|races?|backgrounds?|alike|equally|religions?|sexuality|nationalit[a-z]+)(?! (except|but|only))',
    '(lodgers?|live in landlord|live in landlady|my own home|our own home|my spare room|share my home|share our home|sharing my home|share my house|share my own)',
  ],
}

/** As with benefits: whoever names these groups in an advert means to have them or not, unless all are welcome. */
export const mentionedPeople: Wording = {
  lists: {
    ...people.lists,
    named:
      'females|males|gents|lads|lasses|muslims|christians|hindus|sikhs|catholics|protestants|foreigners|immigrants|migrants|asylum seekers|gays|lesbians|heterosexuals|homosexuals|transsexuals|romanians|bulgarians|pakistanis|asians|africans|blacks|arabs|same sex couples?|gay couples?|unmarried mothers|wheelchair users?|disabled (people|tenants?|applicants?)|expectant (mums|mothers)|pregnant (women|ladies|tenants?|applicants?)',
  },
  innocent: people.innocent,
  found: ['<named>'],
  pardons: [
    LIKE_OTHERS,
    ...(people.pardons ?? []),
    'welcome|welcomed|welcomes|all|any|anyone|every|everyone|everybody|each|alike|equal|equally|same|whatever|whether|regardless|both|no matter|not mind|nothing against|built|founded|century|buried|museum|history|historic|once|worship|worshipped|pray|prayed|school|schools|hall|club|society|group|groups|team|choir|meet|meets|ramp|ramps|lift|access|accessible|adapted|easy|easier|level|threshold|thresholds|step free|stairlift|handrails?|grab rails?|wet room|door|doors|widths?|turning|parking|reach|use|used by|suits|refus[a-z]+|discriminat[a-z]+|street|road|church|mosque|temple|wards?|hospital|centre|clinic|toilets?|gym|football|rugby|cricket|march|parade|station|signs?|marked|loos?',
  ],
}
