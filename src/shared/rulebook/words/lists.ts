import { NUMBER_WORDS } from './numbers.ts'
import type { Lists } from './pattern.ts'

/** What the patterns of all topics speak in. */
export const SHARED_LISTS = {
  num: `\\d+|${NUMBER_WORDS}|a couple of|a few|several|half a dozen`,
  amount: `£?\\d{2,}(\\.\\d\\d?)?|£\\d+|(${NUMBER_WORDS}) (hundred|thousand|pounds?|quid)( pounds| quid)?|(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (five )?(pounds?|quid)`,
  no: 'no|not|nope|zero|nil|without|never|sans|non|minus|neither|nae|excluding|excludes|except',
  neg: "not|never|don't|dont|doesn't|doesnt|do not|does not|cannot|can't|cant|can not|won't|wont|will not|wouldn't|wouldnt|would not|isn't|isnt|aren't|arent|aint|ain't|shouldn't|should not|couldn't|mustn't|must not|may not|unable to|refuse to|refuses to|refusing to|decline to|unwilling to|nae|no longer|hardly|nope",
  accept:
    'accept|accepts|accepted|accepting|take|takes|taking|taken|consider|considers|considered|considering|allow|allows|allowed|allowing|permit|permits|permitted|permitting|welcome|welcomes|welcomed|entertain|entertains|want|wants|wanting|like|let to|let it to|rent to|rent it to|letting to|renting to|rent out to|let out to|sell to|sell it to|selling to|house|suit|suits|suitable|suited|appropriate|right|ideal|fit|meant|designed|intended|open|available|cater|caters|tolerate|tolerates|host|admit|include|includes|contain|keep|bring|view|apply|deal with|cope with|looking|work with|insure|cover|invite|accommodate|shortlist|choose|select|see|meet|love|need|envisage|after|happy with|comfortable with|keen on|in favour of|be having|have any|really do|do|deal in|stand|abide|bear|put up with|hear of|dream of|think of|approve of|countenance|contemplate|stomach|agree to|look at|touch|sanction|endorse|bother with|take a chance on|risk|trust|believe in|stretch to|run to|do business with|go near|give it to|give the (flat|house|room) to|hand it to|hand the keys to|be letting to|be renting to|be taking|be having|warm to|go with|go for|pass to',
  accepted:
    'accepted|allowed|considered|permitted|welcome|welcomed|wanted|suitable|taken|taken on|possible|an option|catered for|tolerated|appreciated|entertained|acceptable|included|here|eligible|admitted|entitled|invited|approved|successful|appropriate|ok|okay|fine|let in|be housed|what we want|our thing|for us|for me|desired|encouraged|able to (apply|rent|stay|live)|get (in|a viewing|past|the)|do here|pass|qualify|live here|stay|visit|apply|shortlisted|accommodated|progressed|chosen|selected|offered|replied to|contacted|put forward|housed|something we|something i|what we|what i|who we|who i|what the|who the|what this|get far|be getting|in with a chance|our cup of tea|a good fit|a fit|a match|the right|be able to|stand a chance|make the|viewing|fit in|feel at home|be happy|called back|shown round|interviewed|be comfortable|belong|get on here',
  barred:
    '(considered|looked at|seen|chosen|picked|dealt with|called back|answered) (only )?last|unwelcome|unwanted|unsuitable|prohibited|forbidden|verboten|banned|barred|refused|excluded|rejected|declined|ineligible|out of the question|disallowed|discouraged|undesirable|turned away|turned down|not on|a no go|no go|a no no|a dealbreaker|a deal breaker|unacceptable|off limits|off the table|ruled out|out of place|not our thing|taboo|vetoed|outlawed|a non starter|non starter|a hard pass|hard pass|off the menu|not an option|shunned|discounted|weeded out|screened out|filtered out|sifted out|blacklisted|inadmissible|ill suited|poorly suited|frowned upon|frowned on|disqualified|debarred|precluded|passed over|overlooked for|sidelined|a problem for us|a nuisance|a liability|last (in|on) the (line|queue|list)|(bottom|back) of the (list|pile|queue)|a last resort|best avoided|shown the door|given short shrift',
  goaway:
    "(need not|needn't|neednt|don't need to|do not need to|no need to|should not|shouldn't|must not|may not|cannot|can't|do not|don't|dont|please not) (to )?(apply|enquire|inquire|bother|call|contact|ask|reply|respond|message|view|book|write|ring|email|waste)|(look|go|try|search|apply|move|find|please look|rent) (for _3 |at _3 )?(elsewhere|somewhere else|some place else|someplace else|further|on)|keep looking|keep (walking|scrolling|away)|stay away|jog on|swipe left|scroll on|(asked|advised|requested|told) not to|(is|are|be) wasting (their|your|our) time|not (be )?(the|a|an|your) (right )?(flat|place|home|house|room|property|one|let|tenancy) for (you|them|those)|isn't (the|a|an|your) (right )?(flat|place|home|house|room|property|one|let) for (you|them)|isn't for (you|them)|not for (you|them)|not (get|be getting|be offered|be given|be granted) (a |any )?(viewing|viewings|reply|answer|look in|tenancy)|won't (get|be getting|be offered|be given|be granted) (a |any )?(viewing|viewings|reply|answer|look in|tenancy)|will be (refused|rejected|ignored|turned down|turned away|declined|deleted|binned|excluded|disregarded)|(are|is|get|gets|be) (refused|rejected|ignored|turned down|turned away|declined|excluded|disregarded|barred)|(find|seek|choose|rent|get) (another|somewhere|a different|some other|something else|accommodation elsewhere)|save your(self)? (time|breath)|out of luck|better off elsewhere|sorry not here|not apply|not here|(we|i) think not|(best|better|probably|perhaps) not|(try|ask|see|go to) (the )?(council|housing association|social housing)|think (again|twice)|reconsider|(can |should |please |just )?forget (it|about it)|(look|looking) for _6 instead|(no|not a|little|slim) chance|pass this by|best look elsewhere|nope|leave it|save (themselves|yourselves|yourself|us all|us|everyone|everybody|your|their) (the |a |some |all )*(trip|bother|effort|journey|trouble|time|petrol|call|breath|disappointment|wasted journey|stamp|train fare)|(refrain|abstain|desist) from (applying|enquiring|calling|contacting|viewing|asking|writing)|spare (us|yourself|yourselves|themselves)|(move|walk|scroll|drive|carry) (along|on by|past)|(give|gives) (it|this|this one|us|the flat|the place) a miss|no thank you|no thanks|dream on|on your bike|sling your hook|waste of (your |our |their )?time|look away|(keep|keeps|keeping) (your|their) distance|(try|apply|go|look) (another|other|a different) (place|landlord|landlords|places|homes|flat|street|advert)|(do not|don't|dont|please don't) (get in touch|trouble|send|fill in|make contact|turn up|come)|(another|other|some other|different) (place|flat|home|house|landlord)s? (would|will|may|might) (suit|be better|be happier)|(best|better) (you|they) (look|try|go)",
  only: 'only|exclusively|solely|strictly|just|purely|alone',
  persons:
    'people|persons?|tenants?|applicants?|couples?|individuals?|households?|singles?|renters?|occupants?|occupiers?|sharers?|adults?|folks?|lodgers?|somebody|someone|anyone|anybody|those|candidates?|housemates?|flatmates?|enquirers|types|clients?|contract holders?|lets?|pair|friends|residents?',
  item: 'dss|dhss|hb|lha|uc|benefits?|universal credit|housing benefits?|claimants?|unemployed|smokers?|smoking|vapers?|vaping|students?|sharers?|couples?|pets?|dogs?|cats?|animals?|kids?|children|child|babies|baby|toddlers?|families|family|teens|teenagers|under 18s|drugs|parties|party|time wasters|timewasters|subletting|shoes|foreigners|immigrants|guarantors?|men|women|males|females|bikes|noise|students|drinkers|agents|gays|muslims|jews|blacks|travellers|refugees|migrants|jobseekers|large|small|young|professional',
  qual: 'a|any|more|small|smaller|young|younger|large|big|little|other|kinds?|types?|sorts?|forms?|form|people|tenants?|applicants?|applications?|persons?|one|body|those|anyone|anybody|claiming|claims|on|with|receiving|receives|receipt|in|who|are|have|has|keep|keeping|keeps|own|owning|of|the|private|housing|living|live|school|age|aged|noisy|barking|from|getting|gets|paid|by|relying|dependent|depending|very|all|ever|at|sorry|thanks|please|allowed|strictly|really|under|over|such|new|additional|single|having|owners?|that|visit|visits|visiting|overnight|taking|state|disability|long|term|whatsoever|tolerance|place|room|just|my|your|our',
  law: "unlawful|illegal|illegally|against the law|breaks the law|break the law|by law|the law (says|forbids|bans|does not|gives|protects|now|lets|allows|means)|renters rights act|renters' rights act|equality act|tenant fees act|fees act|have been banned|has been banned|are banned|is banned|were banned|was banned|were abolished|been abolished|are abolished|prohibited by|offence to|no longer lawful|no longer legal|not lawful|lawfully|banned since|ended on|may say|may not say|must not say|can say|cannot say|not allowed to (say|ask|advertise|refuse)|the act|statute|legislation|guidance",
  unfit:
    "(<neg>|not|no|never|hardly|scarcely|far from|less than|anything but) (really |quite |going to |gonna |be |a |an |the |very |much |our |my |any |at all |exactly |what you d call |ever )*(good|right|great|ideal|best|suitable|sensible|fair|practical|possible|workable|feasible|realistic|appropriate|fitting|advisable|viable|wise|kind|safe) ?(a |an |the )?(place|home|house|flat|fit|match|option|idea|choice|one|spot|set up|setup|thing)? (to|for|on|with|if|in)|(<neg>|not|never) (really |quite |going to |gonna |be |a |an |the |very )*(fit|match|work|work out|do|cut out|set up|geared|geared up|laid out|equipped|aimed|intended|pitched) (well |at all |out )?(to|for|with|at)|unfair (to|on|for)|impractical (to|for|with)|(would|will|'ll) (be )?(struggle|unhappy|miserable|out of place|happier elsewhere|better off)|draw the line at|(rather|sooner) (not|avoid|pass)|(hate|hates|dislike|dislikes|distrust|mistrust|fear|loathe|detest) (the )?|(can't|cannot|can not|won't|couldn't) (stand|abide|bear|have|cope with|do with|face|house|help)|(never again|once bitten|lesson learnt|lesson learned|learnt our lesson|learned our lesson|won't be doing (it|that) again|not doing (it|that) again|not making that mistake)",
  refuse:
    'refuse|refused|refusing|reject|rejected|rejecting|exclude|excluded|excluding|bar|barred|ban|banned|object|objected|mind|discriminate|discriminated|discriminating|turn|turned|decline|declined|rule out|ruled out|penalise|penalised|say no|said no|ask whether|ask if|asked whether|judge|favour|put off|deter|disadvantage|treat differently|care if|care whether|hold it against',
} as const satisfies Lists

/** Where people are said to be treated as others are. */
export const LIKE_OTHERS =
  '(just|exactly|precisely|no different) (as|like|from)|as (much|well|readily|happily|gladly|soon|warmly) as|(like|as) (to |with |for )?(anyone|anybody|everyone|everybody|any other|all others)'

/** What bars, puts last or sends away whom the list `subject` names. */
export const barring = (subject: string): readonly string[] => {
  const X = `<${subject}>`
  return [
    `<no> (, )?(<qual> ){0,5}${X}`,
    `<no> (<qual> ){0,3}(<item> ((,|or|and|nor|no|any|not|owners|allowed|please|for|sorry) ){1,3}){1,6}(<qual> ){0,3}${X}`,
    `(<neg>) _4 <accept> _5 (whose _5 )?${X}`,
    `(<neg>) (a |an |the |really |at all |just )?_3 for _4 ${X}`,
    `${X} (, ${X} |or ${X} |and ${X} |, (or|and) ${X} ){0,3}_5 (, )?(<neg>) _3 <accepted>`,
    `${X} _5 (, )?(<barred>)`,
    `${X} ~6 (<goaway>)`,
    `${X} ((,|=|is|are|a|an|sorry|strictly|definitely|big|definite|firm|hard|absolute|absolutely|just|then|its|it's|afraid|unfortunately|simply|again|please|we|say|be|would|will|must|the|answer) ){0,5}(no|nope|not|n|never|nah|nein)( (no|go|thanks|thank|you|sorry|please|us|me|for|from|here|way|at|all|chance|ever|this|time|one|in|house|flat|home)){0,4}(?= [.,])`,
    `(unavailable|closed|off limits|unsuitable|inappropriate|impractical|not open|not available|not appropriate|unsuited|not designed|not ideal|not meant|not right|not intended|wrong place|wrong home|wrong house|wrong flat|no place|not the place|not a place|no home|not a home) (to|for) _6 ${X}`,
    `(avoid|avoiding|exclude|except|bars|barring|ban on|banning|banned|refuse|refuses|refused|refusing|reject|rejecting|rejected|decline|declines|declined|declining|turn away|turning away|turn down|turning down|rule out|rules out|ruled out|ruling out|steer clear of|keep out|keeps out|keeping out|discourage|discouraging|disqualify|disqualifies|(screen|screens|screening|weed|weeds|weeding|filter|filters|filtering|sift|sifts|sifting) out) _4 ${X}`,
    `(a|an|is|its|it's|the answer is|say|says|be) (strict |firm |definite |hard |big |clear |absolute |sorry )*no (to|for|on|from) _4 ${X}`,
    `(bad experiences?|bad luck|no luck|bad time|trouble|problems|issues|burnt|burned|had enough|fed up|no more|no longer|stopped|sick and tired|tired|let down|wary|nervous|worried) (with|from|by|of|taking|accepting|about|letting to|renting to) _4 ${X}`,
    `(under no circumstances|on no account|no way|in no case|by no means|at no time) _4 ${X}`,
    `(<neg>) (be |be able to |have to |currently )?(have|has|having|had) (<qual> ){0,4}${X}`,
    `(<neg>) _2 (happy|keen|comfortable|prepared|willing|able|looking|interested|set up|insured|licensed|allowed|permitted|in a position|going) (to|with|about|for|on|in) _5 ${X}`,
    `(rather|prefer|prefers|preferred|preferably|preference|ideally|like) _3 (no|not|without|avoid|fewer) _3 ${X}`,
    `nope ${X}|${X} nope`,
    `(leave|keep) _3 ${X} _2 (behind|at home|out|away|elsewhere)(?! from)`,
    `${X} ~4 (none|nobody|neither) (please|thanks|at all|i'm afraid|sorry|of (them|these|those|the above|that))`,
    `(hard luck|tough luck|bad luck|bad news|our apologies|apologies|so sorry) (if|to|for) ~4 ${X}`,
    `(<unfit>) _6 ${X}`,
    `${X} ~8 (so|hence|therefore|thus|which means|meaning) (it's |it is |that's |the answer is |we say |we have to say |sorry |a |an )*(no|nope|not|not possible|can't|cannot)(?= [.,]| from| here)`,
    `(decided|set|dead|policy|rule|rules|voted|vote|advised|warned|firmly|strictly|instructed|insured) against _3 ${X}`,
    `(bin|bins|binned|delete|deletes|ignore|ignores|scrap|skip|skips|discard|discards|chuck|reject) _4 ${X}`,
    `${X} ~6 (can|may|should|could|might) (whistle|get lost|forget|jog|dream|swivel|go away|go elsewhere|take a hike|do one|look|try|keep|wait|think)`,
    `${X} _3 (, _3 )?(<unfit>)`,
    `${X} (and|with) _5 (<neg>) (really |quite )?(mix|go together|get along|get on|agree|work together|go well together)`,
    `(rather than|instead of|in preference to|ahead of|sooner than|as opposed to|in place of) (a |an |any |one |some |the |those |people |someone |somebody |anyone |with |having |who have |on |of )*${X}`,
    `${X} (<qual> )?(come|comes|go|goes|are|is|will be|would be|ranked|placed|put) (very |always |dead )*(last|at the (bottom|back|end)|bottom|behind others|second to)`,
    `${X} _4 (puts? us off|worry us|let us down|caused? (trouble|damage|problems|noise)|wreck(ed)?|ruin(ed)?|too (much trouble|noisy|loud|messy|risky))`,
    `(limit|ban|block|bar|embargo|veto|restriction|moratorium) on (<qual> ){0,3}${X}`,
    `(keep|keeps|kept|leave|get|stay|want) _3 (clear|free|rid) (of|from) (<qual> ){0,3}${X}`,
    `${X} (free) (home|house|building|flat|household|property|let|block|environment|apartment|only|please|zone|tenancy|and)`,
  ]
}

/** What denies a bar against whom the list `subject` names, or tells of something else. */
export const denying = (subject: string): readonly string[] => {
  const X = `<${subject}>`
  return [
    `(<neg>|no) _4 (<refuse>) ~8 ${X}( away| down)?`,
    `(never|not|nobody|no one|no applicant|no tenant|no person) _3 (refused|turned away|turned down|excluded|rejected|barred) ~6 ${X}`,
    `(isn't|is not|is no|no|not|there's no|never) (any |a |an )?(reason|need|grounds|cause|excuse) (why |that |for |to )*~6 ${X}`,
    `there (were|was|have been|has been|had been) no (<qual> ){0,2}${X}`,
    `(no|never a|not a|there is no|without) (blanket |general |such |need |any )?(bar|ban|objections?|problems?|issues?|restrictions?|rules?|policy|prejudice|discrimination|trouble|limits?) (on|to|against|with|about|for|in|over|because) ~4 ${X}`,
    `(nobody|no one|none|no applicant|no tenant) _3 (is|are|was|were|will be|has been|gets|get) (ever )?(<refuse>) ~8 ${X}`,
    `${X} _4 (is|are|be|as) (really )?(no|not a|not an|never a|never an) (problem|issue|bar|barrier|obstacle|objection|trouble|bother|worry|reason)`,
    `${X} _4 (no problem|no problems|not a problem|no issue|no bother|no worries)`,
    `no (one|body|applicant|tenant|person|family) ~5 ${X} _3 (refused|turned away|turned down|excluded|rejected|barred|put off)`,
    `nobody ~5 ${X} ~4 (refused|turned away|turned down|excluded|rejected|barred|put off)`,
    `${X} _3 (not|never|not be|never be|won't be|not get) (be )?(refused|turned away|turned down|excluded|rejected|barred|put off|discriminated|disadvantaged|left out)`,
    `not (just|only|merely|simply|exclusively|solely) ~4 ${X}`,
    `(previous|former|last|past|earlier) (tenants?|owners?|occupants?|occupiers?|people|family) ~8 ${X}`,
  ]
}
