import type { Wording } from './wording.ts'

const SUPERLATIVES =
  'best|finest|greatest|safest|quietest|cheapest|nicest|prettiest|loveliest|largest|biggest|lowest|highest|fastest|friendliest|cleanest|grandest|warmest|sunniest|smartest|strongest|poshest|richest|coolest|trendiest|healthiest|happiest|kindest|brightest|leafiest|greenest|swankiest|classiest|fanciest|cosiest|roomiest|widest|tallest|handsomest|sweetest|comfiest|snuggest|homeliest|airiest|sturdiest|sleekest|neatest|plushest|liveliest|bonniest|purest|ultimate|most (beautiful|sought after|desirable|desired|stunning|luxurious|exclusive|prestigious|peaceful|popular|spectacular|convenient|comfortable|elegant|efficient|energy efficient|secure|impressive|exciting|charming|attractive|affordable|wonderful|amazing|gorgeous|perfect|advanced|wanted|coveted|fashionable|scenic|picturesque|romantic|tranquil|generous|reliable|trusted|valuable|reasonable|competitive|modern|breathtaking|incredible|fantastic|friendly|private|central|economical|delightful|unique)'
const HOME_PARTS =
  'house|home|flat|property|morning|mornings|evening|evenings|afternoon|building|spring|summer|winter|autumn|room|rooms|our|my|own|show|garden|kitchen|loft|cellar|apartment|bungalow|cottage|terrace of|way|sun|dark|both|two|three|four|these|them|all|afternoons|week|year|day|bedroom|bedrooms|place to|lounge|range|winters|summers|it|sense|times|january|february|march|april|may|june|july|august|september|october|november|december'

export const claims: Wording = {
  lists: {
    most: SUPERLATIVES,
    // After 'in': where nobody can have looked everywhere.
    where: `(?!(the )?(${HOME_PARTS})\\b)(the |all |all of |this |our whole |whole |entire )*(?!\\d|£)[a-z']+`,
    gain: 'rise|gain|double|triple|increase|grow|appreciate|soar|go up|go through the roof|climb|pay|return|sell|let|be worth|rocket|make|earn|shoot up|be granted|get|hold|keep',
    absolute:
      "unbeatable|unbeaten|unrivalled|unrivaled|unmatched|unparalleled|unsurpassed|unequalled|unequaled|matchless|peerless|incomparable|second to none|bar none|like no other|without equal|without rival|beyond compare|world beating|world class|best in class|number one|no 1|number 1|in a class of its own|nothing compares|nothing like it|cannot be beaten|can't be beaten|can't be bettered|cannot be bettered|hard to beat anywhere|flawless|faultless|state of the art of all",
  },
  innocent: [
    'number one (?!street|location|place|choice|spot|road|address|area|flat in|house in|home in|for|in|home|property)[a-z]+|no 1 (?!in|for|location|choice|spot)[a-z]+',
    "(no|not|cannot|can't|never|nothing|don't|do not|won't|without|nobody|no one) (_3 )?(guarantee|guaranteed|promise|promised|guarantees|assured|certain)",
    "(guaranteed|guarantee|guarantees) (not to|irish|scheme|against)|deposit guarantee|years? guarantee|guarantees? (on|for) (the )?(windows?|boiler|roof|work|damp|kitchen|doors?|appliances?)|(money back|manufacturer's|nhbc) guarantee|guaranteed until",
    '(best|top) (western|before|kept|of both|seen|reached|way|viewed|known as|used|wishes|regards|floor|shelf|lock|up|ten|light)',
    '(<most>) _2 (of|in) (the |our |this |my )?(house|home|flat|cottage|garden|two|three|four|five|bedrooms?|rooms?)',
    'at (best|most|least)',
    '(best|most|worst) of the (light|sun|sunshine|day|morning|evening|weather|summer|winter|year|heat|shade|breeze|view)|(greatest|largest|smallest|highest|lowest|longest|widest|biggest|tallest|best) (height|depth|width|length|span|extent|point|measurement|dimension|reach|buy|man|practice|western)',
    'nothing beats (a|an|sitting|waking|walking|watching|having|coming|lying|cooking)',
    '(world war|world cup|world heritage|worlds? end|world food)',
    '(safe|quiet) in the (wardrobe|cupboard|bedroom|study)',
    '(second|next) (largest|biggest|best|highest)',
    '(largest|biggest|best|smallest|highest|lowest|quietest|warmest|coolest|brightest) (of|in) (the |our |these )?(two|three|four|five|house|home|flat|bedrooms?|rooms?|building)',
    'only (sell|let|rent|pay|return|keep|hold) (it |this )?(to|for|if|with|once|when)',
    'best (of luck|man|bet|friends?)|best of (both|two)|(least|most) of (the|all|our|its)|most recent',
  ],
  found: [
    '(<most>) _5 (in|on|of|across|around|along|within|anywhere|outside|this side of|west of|east of|north of|south of|for miles|north|south|east|west) <where>',
    "(<most>) _4 (anywhere|around|for miles|ever|ever built|ever made|possible|imaginable|you (will|can|could|ll) (ever )?(find|see|get|buy|rent|imagine)|you'll (ever )?(find|see|get)|available|money can buy|going)",
    "(world's|country's|county's|city's|town's|britain's|england's|wales's|scotland's|london's|europe's|area's|street's|village's|[a-z]+'s) (number one|<most>)",
    '(absolutely|easily|definitely|undoubtedly|undeniably|without doubt|without question|clearly|simply|arguably|quite simply|truly|by far|hands down|officially|surely|certainly|probably) (the )(<most>)',
    "(is|it's|its|are|have|has|with|of|offers|boasts|at|,|\\.) the (very )?(best|finest|greatest|safest|cheapest|nicest) (value|price|prices|deal|views?|schools?|neighbours?|landlord|location|street|road|area|flat|house|home|property|town|city|village|quality|investment|transport|room|rooms|place|garden|broadband|rent|one|neighbourhood)(?! (in|of) (the|our|this) (house|home|flat|morning|building))",
    '(best|cheapest|lowest|greatest) (value|price|prices|deal|deals|bargain|views?|neighbourhood|investment|location)( (ever|guaranteed|around|anywhere|on|in|,|\\.))',
    '(<absolute>)(?! (floor|flat \\d))',
    '(#|number|no|nr) ?(one|1|1st) (street|location|place|choice|spot|road|address|area|destination|town|city|home|house|flat|property|for|in)|# 1',
    "(no|not a|never a|nothing|nobody|no one|none|no other|nowhere|there is no|there's no|there is nothing) (_6 )?(better|finer|nicer|safer|cheaper|quieter|comes close|beats|beat|offers more|gives more|can match|compares|comparable|equals|else like|matches|rivals)(?! (than a cup|to my mind))",
    "(won't|wont|will not|never|can't|cannot|'ll never|couldn't|could not|don't|not) (ever )?(find|see|get|buy|beat|rent|better) (_3 )?(better|finer|nicer|safer|cheaper|quieter|lower|like it|this (price|value)|more for|it|bigger)",
    '(struggle|hard pressed|hard put|difficult|hard|impossible|tough|challenge) (_1 )?to (find|beat|match|better|get|buy|see) (_3 )?(better|finer|nicer|cheaper|safer|quieter|this|it|elsewhere|more)',
    "(perfect|ideal|safe|sure fire|surefire|sound|risk free|can't lose|cannot lose|no lose|win win|sure|guaranteed|brilliant|unbeatable|gilt edged|watertight) (investment|bet|profit|money maker|return|income)(?! opportunity to live)",
    "(can't|cannot|can not|won't|will not|never|impossible to|you'll never|could not|couldn't) (possibly |ever )?(lose|go wrong|make a loss|lose out)( money| on| with)?",
    '(risk free|riskless|zero risk|no risk|without (any )?risk|risk-free)(?! of flood)',
    '(100 ?%|hundred per cent|100 per cent|completely|totally|perfectly|absolutely|entirely|utterly|one hundred per cent|fully) (safe|secure|quiet|silent|private|crime free|risk free|guaranteed|soundproof|damp free|problem free|trouble free|flood proof|burglar proof|maintenance free)',
    '(crime|burglary|burglar|noise|trouble|problem|damp|flood|pollution|traffic) (free|proof)( (area|street|road|neighbourhood|zone|home|village|forever|guaranteed|estate|town|investment|house|community)| [.,])|(zero|no) (crime|burglaries|antisocial behaviour|anti social behaviour|noise ever|risk of (flooding|crime))(?! (is recorded|was recorded|reported))|free (of|from) crime',
    "(will|would|can|could|has|have|'ll|you'll|you will|it will) never (ever )?(be |have |see |hear |suffer |know |need )?_2 (flood|floods|flooded|built|burgled|burglary|burglaries|break in|lose|crime|noise|overlooked|damp|problems?|repair|repairs|maintenance|worry|fall|drop|go down|stolen|blocked|change|developed|bored|regret|leak|fail|robbed)",
    "never (ever )?(floods?|flooded|leaks?|fails?|overlooked|noisy)(?= [.,]| here| again| or| and| in)|(will|can|are sure to|are bound to|are guaranteed to|\\w+'ll) (easily |definitely |certainly |surely )?(get|obtain|be granted|receive|secure) (full |outline )?(planning|permission|consent)",
    'never (a|any|one) (noise|problem|problems|sound|leak|peep|cross word|dull|burglary|complaint|power cut|moment)',
    'nothing (will|can|could) (ever )?(be built|spoil|block|go wrong|happen|be put|change)|(nobody|no one) (will|can) ever (build|block|overlook)',
    'guaranteed? ((<num>|\\d+(\\.\\d+)?) ?(%|per cent|percent) )?(to |returns?|rise|growth|yields?|income|planning|profits?|rental|rentals|capital|school|schools|places?|sale|let|appreciation|increase|consent|permission|parking forever|view|views|peace|quiet|a |an |the |for life|good|happiness|success|approval|safe)',
    '(returns?|yields?|planning|permission|profits?|income|school places?|places?|consent|value|growth|safety|quiet|peace|approval|views?|success|sale|satisfaction|growth) ((is|are|of|\\d+|per|cent|%|<num>|fully|permission|a|year|annually|totally) ){0,5}(guaranteed|assured|certain|a formality|a given|a certainty|in the bag)',
    '(planning|planning permission|permission|consent|planning consent|extension|conversion) (_4 )?(is|are|should be|would be) (just |only |merely |but |simply |pretty much |all but |practically |virtually )*(a (mere )?formality|a given|a certainty|a certain thing|guaranteed|certain|assured|in the bag|a doddle|a matter of time)',
    '(crime|burglary|burglaries|theft|trouble|damp|flooding|antisocial behaviour|anti social behaviour|vandalism|noise) (is|are) (quite |simply |totally |completely |absolutely |virtually )*(unheard of|unknown|non ?existent|a thing of the past|something we never see|never seen)',
    '(planning|planning permission|permission|consent|planning consent|extension|conversion) (_3 )?(will be|is sure to be|is certain to be|will definitely be|is bound to be|would be|to be) (_2 )?(granted|given|approved|passed|obtained|yours|no problem|without question|a formality)',
    "(certain|sure|bound|guaranteed|destined|set|poised|definitely going|can only|will only|only going|will definitely|will certainly|will surely|will always|can't fail|cannot fail) (to )?(<gain>)",
    "(will|is going to|are going to|should|must|would|'ll) (soon |definitely |certainly |surely |only |easily |always |at least |probably )*(double|triple|rise|increase|go up|soar|gain|grow|appreciate|rocket|shoot up|be worth (twice|double|more|far more|much more))( (in|its|your|by|sharply|further|twice)| [.,]| when| once| as| every)",
    '(prices?|values?|rents?) (_3 )?(only|always|never) (ever )?(go|goes|rise|rises|increase|increases|up|going|fall|falls|drop|drops|moves?)',
    '(returns?|yields?|profits?) of (at least |over |up to )?(<num>|\\d+(\\.\\d+)?) ?(%|per cent|percent) (guaranteed|assured|certain|a year for)',
    "(yields?|investment|rental|rent|income|returns?|value|prices?|demand) (can't|cannot|won't|will not|will never|could never|can never) (fail|fall|drop|go down|dip|dry up|lose)",
    "(could|can|would|will) (not|never) (live|be|stay|settle) (anywhere|somewhere) (better|nicer|safer|quieter|finer)|(couldn't|can't|cannot|won't) (live|be|stay|settle) (anywhere|somewhere) (better|nicer|safer|quieter|finer)|never been _4 (and |it )never will",
    'maintenance free|forever free|lasts? forever|will last (forever|a lifetime)|everyone (says|agrees|knows)|everybody (says|agrees|knows)|(voted|rated|named|crowned) (the )?(<most>)(?! .{0,40}(20\\d\\d|by the))',
    "perfect in every way|has everything anyone|everyone's dream|anyone would want|the only (house|flat|home|place|one) (worth|you will|anyone|that matters)|most sought after|safest(?! (way|route|path|walk|to|access|steps|side|crossing))|crime rate is (zero|nil)|(nothing|none) (safer|better|finer|nicer)",
    "(doesn't|does not|can't|cannot|won't|couldn't|could not|don't) (get|come|be|do) (any |much )?(better|finer|nicer|safer|quieter|cheaper)( than)?|as good as it gets|(beats|beat|outshines|eclipses|surpasses|outclasses|trumps) (every|all|any|them all|everything|anything|the rest|the others|the lot)|puts? _3 (to shame|in the shade)|envy of|cream of the crop|jewel in the crown|pick of the bunch|league of its own|head and shoulders above|one in a million|gold standard|nowhere (else )?(comes close|compares|like it|better|finer|nicer)",
    'gold ?mine|money spinner|cash cow|nailed on|dead cert|sure thing|no brainer|shoo in|foregone conclusion|safe as houses|pays for itself|licence to print|license to print|sure winner|double your money|recession proof|as good as (granted|guaranteed|certain|in the bag)|rubber stamped|in the bag',
    "(children|child|kids|son|daughter|they|you) (will|are sure to|is sure to|are bound to|'ll|'re sure to) (all |easily |definitely |certainly )*(get|be accepted|be given|win|walk|be offered|have) (_2 )?(into|a place|places|place) _5 (school|grammar|primary|academy|college|secondary)",
    '(school|grammar|primary|academy|college|nursery) places? (_3 )?(certain|guaranteed|assured|yours|secured|no problem|a given)',
    '(nobody|no one|none|not one) _2 (ever )?(been |be |was )?(burgled|robbed|mugged|flooded|complained|regretted|let down)( here| yet| in| and|(?= [.,]))',
  ],
  pardons: [
    "(according to|per the|source|survey of|as at|as of|ofsted|award|awards|we think|i think|we feel|i feel|in our opinion|in my opinion|our opinion|my opinion|in our view|in my view|to my mind|to our mind|for us|for me|i find|we find|we believe|i believe|to us|we have always|our favourite|my favourite|listed in|measured|ordnance survey|environment agency|land registry|ofcom|census|figures|statistics|data|we love|i love|wikipedia|we say|i say|we reckon|i reckon|i'd say|we'd say)",
    '(19|20)\\d\\d (report|figures|survey|data|census)|in (19|20)\\d\\d( [.,])|dated|measures|ref \\d+',
  ],
}
