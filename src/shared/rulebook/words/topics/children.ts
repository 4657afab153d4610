import { barring, denying } from '../lists.ts'
import type { Wording } from './wording.ts'

export const children: Wording = {
  lists: {
    child:
      'child|children|kids?|kiddies|kiddos|bubs?|kiddiwinks|babies|baby|infants?|toddlers?|tots|youngsters?|youths?|(?:little|wee|small|tiny|young) (?:ones?|people|folk|feet|humans|darlings|mites|persons)|littluns|minors?|juveniles?|adolescents?|under (?:18s?|16s?|12s?|10s?|5s?|fives|tens|twelves|sixteens|eighteens?|age|aged)|(?:anyone|anybody|people|person|persons|someone|members) (?:under|below|younger than) (?:18|16|12|10|5|eighteen|sixteen|twelve|ten|five)(?: years)?|teens?|teenagers?|teenage|bairns?|weans?|sprogs?|nippers?|rugrats|ankle biters|brats|offspring|dependants?|dependents?|dependant|dependent|family|families|family applications?|prams?|cots?|pushchairs?|buggies|grandchildren|grandchild|grandkids|sons?|daughters?|newborns?|schoolchildren|mums|mothers|parents|single parents?|single mums?|single mothers?|pitter patter|nurslings|mini humans',
    grown:
      'adults?|grown ups?|grownups?|over 18s?|over eighteens|over 21s?|over 25s?|mature (?:adults?|couples?|people|persons?|tenants?|professionals?|singles?|individuals?)|couples? (?:and|or) singles?|singles? (?:and|or) couples?',
  },
  innocent: [
    "(?:children's|childrens|child's|kids'|kid's|infants'|babies'|baby's|family's|parents'|toddlers'|mother's|mothers'|mother in law|sons'|teenagers') ~1 [a-z]+",
    '(?<!not a )(?<!not )(?<!not the )(?:child|children|kids|kiddies|infants?|baby|family|families|toddlers?|junior|teen|youth|cot|pram|parents?|mother|parent) (?:bedroom|room|rooms|bathroom|home|house|kitchen|garden|car|cars|cinema|run|pub|dining|diner|living|sized|size|lounge|area|space|accommodation|friendly|butcher|butchers|business|law|court|solicitor|dentist|doctor|centre|school|schools|nursery|club|pool|lock|locks|gate|gates|seat|proof|proofed|safe|safety|grand|monitor|monitors|changing|blue|bed|cot|park|play|swim|entertainment|ticket|tickets|fun|day|days|life|bathrooms|suite|holidays|shower|wing|hub|clinic|minder|minders|care|benefit|zone|owned|store|storage|shed|restaurant|restaurants|bank|tree|history|heirloom|and toddler|in law)(?! (?:only|not))',
    '(?:no|without) (?:children|child|kids) (?:were|was|harmed|have|has|had)',
    '(?:unaccompanied|unsupervised) (?:children|kids|minors)',
    '(?:children|kids|babies) (?:must|should|need to) (?:be|always be) (?:supervised|accompanied|watched|careful|kept)',
    '(?:lift|gym|pool|roof|sauna|pub|bar|cafe|club|cinema|machinery|laundry|spa|terrace) ~5 (?:<neg>|no|adults?) ~4 (?:<child>|only)',
    '(?:adults?|grown ups) only (?:sessions?|swims?|swimming|evenings?|pool|gym|spa|hours?|class|classes|area|lounge|nights?|hotel|bar|on)',
    '(?:prams?|pushchairs?|buggies|cots|bikes|toys) _6 (?:left|stored|kept|parked|blocking|stand|obstruct|block|on the)',
    '(?:applicants?|tenants?|signatories|you|sharers?) (?:must|should|need to|have to) (?:all )?(?:be )?(?:at least|over|aged|above) (?:18|21|eighteen)',
    "(?:<child>) (?:cannot|can't|may not) (?:sign|hold|be party|be a tenant|rent)",
    '(?:<child>) (?:travel|go|swim|eat|ride) free',
    '(?:schools?|nursery|nurseries|club|clubs) (?:for|takes?|with|of|admits|welcomes|where) _3 (?:<child>)',
    "(?:do not|don't|doesn't|does not|we have|i have|ourselves have) (?:ourselves )?have (?:any )?(?:<child>) (?:ourselves|of our own|yet)",
    '(?:expectant|pregnant) (?:mothers?|mums|parents)',
    'no (?:school|nursery|ball|traffic|through|main|busy|problem) [a-z]+',
    'adult (?:education|learning|social|care|classes|school|college|swim|fiction)',
    'whether (?:or not )?you have (?:<child>)|if you have (?:<child>)',
    'equally welcome',
    ...denying('child'),
  ],
  found: [
    ...barring('child'),
    '(?:<grown>) (?:<only>)(?! (?:sessions?|swim))',
    '(?:<only>) (?:(?:for|to|suitable|available|let|suits|open|considering|consider|accept|accepting|take|taking|want|rent|letting|the|a|an|one|two|three|quiet|single|mature|working|be|and) ){0,5}(?:adults?|grown ups?|grownups?|adult tenants|adult households?)',
    '(?:<grown>) (?:in|with|who|at|over) _5 (?:<only>)(?= [.,])',
    'adult (?:only|<persons>) only|adult only|grown up only|all adult (?:household|house|home|building)',
    '(?:<child>) (?:can|may|are|must) only (?:visit|be|allowed|stay|come|welcome|for|at|during|on)',
    'childless|child free|childfree|kid free|kidfree|baby free|no dependants|no dependents|childless couples?',
    '(?:<child>) (?:over|above|older than|aged over|aged|of) _4 (?:only|and over|and above|and up|upwards|or over|or older)',
    '(?:only|maximum|max|one|limit of|no more than|at most) (?:of )?(?:one|1|a single|two|2) (?:small |older )?(?:child|kid|baby|infant|children|kids)(?! (?:bed|bedroom|seat))',
    '(?:one|1|a single|two|2) (?:small |older )?(?:child|kid|baby|infant|children|kids) (?:only|at most|at the most|maximum|max|and no more|no more)',
    '(?:nobody|no one|no person|none) (?:_2 )?(?:under|below|younger than) (?:the age of )?(?:<num>) _3 (?:live|stay|reside|in|at|here|move|sleep|be)(?! (?:bar|gym|pool|lift|pub))',
    '(?:an|all) adults? (?:household|home|house|building|let|residence)(?! (?:education|learning))',
    '(?:flat|home|house|let|room|place|property|studio|apartment) for (?:adults|grown ups?)(?= [.,])',
    '(?:suits?|suited|suitable|ideal|perfect|best|meant|intended|right) (?:to |for )?_3 whose (?:<child>) have',
    '(?:older|teenage|grown up|grown|quiet) (?:children|kids) (?:only|accepted|considered|preferred|ok)',
    '(?:extra|higher|larger|additional|bigger|more|double|surcharge|supplement) _2 (?:deposit|deposits|rent|charge|fee|guarantors?|cost|payment|pcm|£?\\d+|surcharge|supplement|a month) _2 (?:for|from|if|per|with|applies) _4 (?:<child>)',
    '(?:<child>) ~6 (?:extra|higher|larger|additional|bigger|double) (?:deposit|rent|charge|fee|guarantor)',
    '(?:couples?|singles?|tenants?|applicants?|people|those|household|households|someone|anyone|somebody|persons?|sharers?|adults?) (?:with no|without|who have no|having no|with out|that have no|not having) (?:<qual> )*(?:<child>)',
    "(?:if|when) (?:you|you're|youre) (?:are |have |are expecting |expecting |got )?_4 (?:<child>) ~6 (?:<goaway>)",
    '(?:pregnant|expecting) ~8 (?:<goaway>)',
    '(?:quiet|peaceful|peace) _6 (?:so |hence |therefore )?(?:no|not|without) _3 (?:<child>)',
  ],
  pardons: [
    '(?:retirement|sheltered|over 55s?|over 60s?|over fifty fives|over sixties|age restricted|later living|mccarthy)',
  ],
}
