/**
 * Words that mean much the same where an advert speaks of people, money or privacy. A word may be of several classes;
 * a trailing * stands for any ending.
 */
export const WORD_CLASSES = {
  child: `
    child children childrens kid kids kiddie* kiddy baby babies bubs infant* toddler* tot tots teen
    teens teenage* youngster* bairn* wean weans wain wains newborn* minor minors offspring
    grandchild* grandkid* schoolchild* brood nipper* sprog* tiddler* tiny tinies mite mites twins
    triplet* littl* pupil* adolescent* juvenile* tweenie* ankle biters youth youths dependant*
    dependent* rugrat* under eighteens underage kidz littleun* preschooler* schoolboy* schoolgirl*
    stepchild* foster bambino* bubba* bub babes munchkin* tween tweens kiddo* tearaway* urchin*
    cherub* childer childern babbies babbie babis babe uns yins godchildren godchild* stepkids
    crawlers enfants juniors junior grandweans grandbairns toddlies schoolie* schoolage* fosterling*
    quads quadruplet*
  `,
  family: `
    family families parent* mum mums mam mummy dad dads daddy mother* father* son sons daughter*
    grandparent* granny gran grandma nan nana grandad uncle* aunt* auntie cousin* niece* nephew*
    sister* brother* sibling* relative* relation relations papa mama nanny stepson stepdaughter
    godson goddaughter gramps clan fam fams mams familys faimlies kinfolk stepkids godchildren
    foster* godparent*
  `,
  childthing: `
    pram prams buggy buggies pushchair* cot cots crib cribs highchair* nappy nappies toy toys trike*
    tricycle* scooter* swing swings slide trampoline* sandpit* playroom bunk bunks teddy teddies potty
    crayon* rattle stairgate* stabiliser* pacifier dummy dummies lego wellies satchel* tantrum* playing
    footsteps stroller* romper* bib bibs bottle bottles cartoons moses carrycot* stairgates babysit*
    babygro* hopscotch
  `,
  childless: `
    childless childfree grown grownup* adult adults mature older over nester* nesters eighteen
    eighteens 18s 21s couple couples age aged dinkies dinks dinky unencumbered twosome duo footloose
  `,
  school: `
    school* nursery nurseries playground* playgroup creche college* primary secondary grammar academy
    academies catchment ofsted university universities playpark kindergarten teacher* exam* pupils
  `,
  pet: `
    pet pets dog dogs doggy cat cats kitty animal* pup pups puppy puppies puppys kitten* pooch*
    hound* mutt* moggy moggies rabbit* bunny bunnies hamster* gerbil* bird birds parrot* budgie*
    budgerigar* canary reptile* snake* lizard* gecko* tortoise* fish goldfish ferret* guinea rodent*
    spaniel* labrador* lab terrier* whippet* greyhound* poodle* collie* alsatian* dachshund*
    lurcher* tabby canine* feline* creature* critter* livestock hen hens chicken* pony ponies horse
    horses companion companions beast beasts petfree doggo* doggie* pupper* kitties cockapoo*
    labradoodle* cavapoo* pug pugs bulldog* terriers staffie* staffy staffies rottweiler* rottie*
    beagle* corgi* husky huskies retriever* chihuahua* shihtzu* dalmatian* mastiff* pointer* setter*
    spaniels parakeet* cockatiel* cockatoo* macaw* chinchilla* mouse mice rat rats iguana*
    tarantula* terrapin* turtle* goat* pig pigs piglet* sheep donkey* duck ducks goose geese
    pussycat* pussy tomcat* quadruped* menagerie zoo bunnys stoat* hedgehog* budgies siamese
    persian* menageries amphibian* frog* newt* cockerel* cob mongrel* bitch dug dugs hammies mogs
    moggie* fluffball* furbab* beasties beastie westie* yorkie* toms woofer* mouser* mammal* coon
    russell russells shepherd* sheepdog* petless catz dogz petz petfriendly lamb lambs calf calves
    insect* species spider* scorpion* skink* dragon* axolotl* degu* lovebird* finch* pigeon*
    schnauzer* weimaraner* doberman* bichon* bengal* ragdoll* sphynx burmese pomeranian* malinois
    akita* samoyed* vizsla* springer* pitbull* lhasa* maltese jackapoo* cavachon* maltipoo*
    sproodle* sprocker* pekin* otterhound* foxhound* deerhound* wolfhound* bloodhound* basset* boxer
    boxers staff staffs alpaca* llama* sow ewe ewes rooster* polecat* gerbs tegu* python*
    bearded cornsnake* koi carp tropicals woofs wagger* kittys dogge*
  `,
  petpart: `
    fur furry feather* paw paws claw claws whisker* tail tails legged beak beaks muzzle bark barks
    barking woof miaow meow* howl* moult* hair hairs scratch* hoof snout wings wet lead leash collar
    kennel* basket* cage cages hutch* aquarium tank flap litter vet vets bowl bowls aviary walkies
    vivarium hairy slobber* drool* fleas flea barker* purr* terrarium* catflap* pawprint* leashes
    muzzles dander mew mewing yap yapping snouts moulting litters kennels tether* hooves fins legs
    lick licks licking wagging wags woof* noses muddy hypoallergenic scales trotter* pellets chewing
    tailed pawed hoofed microchip* neuter* spayed wormed housetrain* walkie* lolloping sniff* pooing
    poo poos
  `,
  person: `
    people person persons someone somebody anyone anybody those individual* folk folks type types
    sort crowd lot whoever ones household* person's occupier* occupant* party parties candidate*
    tenant* renter* lodger* sharer* sharers applicant* couple couples single singles housemate*
    flatmate* resident residents newcomer* bod souls soul viewer* enquirer* hand hands chap chaps
    incomer* peeps punter* bodies newcomers hopeful* prospective lessee* occupants taker takers
    human* hooman* ppl holders payers recipient* users wearers members friends brigade tennant*
    mates mate sufferer* homo sapiens humanity bipeds leavers
  `,
  everyone: `
    everyone everybody all any each whichever whatever whoever anyone anybody alike equal equally same
    regardless irrespective both likewise either whether just
  `,
  seller: `
    vendor* seller* buyer* purchaser* owner* landlord* landlady landladies agent* agency agents
    proprietor* freeholder* superior head we us our me my i trustees executor* developer*
  `,
  neighbour: `
    neighbour* upstairs downstairs adjoining nextdoor next door opposite below above beneath across
    number flat occupier block communal residents
  `,
  student: `
    student* undergraduate* postgrad* smoker* smoking smoke vaper* retired retiree* pensioner*
    retirement elderly senior seniors fifties over55
  `,
  title: `
    mr mrs ms miss dr doctor sir lady widow widower old late called named name surname his her he she
    him himself herself hes shes who whos madam professor rev reverend fr canon major colonel
    captain lord dame
  `,
  forename: `
    john david peter paul mark james george margaret mary anne ann jean joan susan sarah karen julie
    dave steve brian derek doreen ethel elsie maureen barbara patricia linda alan colin keith tom harry
    jack bob bill jim fred arthur frank stan ken ron geoff graham gary kevin ian neil andrew simon
    martin robert richard michael tony helen emma lucy kate jane ruth rose sheila brenda irene edith
    vera doris gladys agnes morag fiona hamish callum angus rhys gareth dai nuala sean patrick jones
    smith brown wilson taylor davies evans thomas hughes walker wright patel khan singh campbell murray
    mackay macleod stewart
  `,
  benefit: `
    dss dhss benefit benefits universal uc lha esa jsa pip dla claimant* claiming claim claims
    claimed dole giro giros jobcentre* jobseeker* welfare dwp pension allowance* handout* credits
    credit support attendance carers housing hb topup sosh nass claimer* ssp ctc aa incapacity broo
    buroo ucs dolies entitlement* assisted capped discretionary dhp sanction* credited subsist*
    relief recipient* bru brew brewed bennies bens doley* ucers adp topped topup* subsidy wtc ntc
    awards
  `,
  jobless: `
    unemployed jobless workless unwaged unemployment idle idlers scrounger* layabout* workshy
    skiver* shirker* redundan* between taxpayer* signing sign unemployable scrounging state
    government council social funded subsid* public purse inactive dosser* sponger* freeloader*
    nonworking nonearner* wageless unsalaried lazy laggard* layabouts handout* homeless* assisted
    supported referral* capped signed doley* brooers skint nonworker* outofwork
  `,
  councilpay: `
    council* local authority housing state government dwp department social public treasury jobcentre*
    taxpayer* exchequer pays paid direct directly paying la homechoice authorities taxpayers revenue
  `,
  work: `
    work works worker* working employ* unemploy* job jobs career* profession* occupation* office*
    nine shift shifts payslip* payroll paye boss desk business trade trades earns earn earning
    earner* earners hours weekday* weekdays commut* breadwinner* workforce graft grafter* grafters
    gainful* post contract permanent livelihood workin wrk wrking fulltime ft parttime pt p60 p60s
    timesheet* gaffer staff foreman overtime rota hardworking industrious selfemployed clocking
    clock toil slog slogging employment workplace wfh freelanc* prof profs apprentic* temp temps gig
    perm nightshift* workies worky
  `,
  income: `
    income incomes salary salaries salaried wage wages waged earning earnings earn earned earner* means
    payslip* pay afford* affordab* pension pensions savings funds living paycheque paypacket packet
    monthly accountant accounts turnover figures thirty wageslip* p60 award remuneration takehome
    dividend* stipend* solvent wherewithal purse wallet
  `,
  jobname: `
    nurse* doctor* engineer* teacher* solicitor* accountant* lawyer* police* officer* civil servant*
    executive* manager* banker* builder* plumber* electrician* contractor* medic* consultant*
    academic* professor* lecturer* key keyworker* soldier* forces army surgeon* vet vets chef*
    driver* carer* scientist* graduate* professional* corporate postman fireman barrister*
    architect* dentist* gp gps pharmacist* vicar clergy midwife* midwives physio* paramedic*
    firefighter* cop cops programmer* designer* secretary secretaries accountants railway* pilot*
    steward* broker* surveyor* technician* mechanic* hairdresser* barista* courier* actuar* auditor*
    executives directors director squaddie* navy raf prof profs clerk* cabbie* firemen barmaid*
    barman barmen labourer* roofer* waiter* waitress* cashier* trucker* hgv binmen binman dustm*
    librarian* postie* optician* radiograph* coder* developer* sailor* miner miners trader* underwriter*
    analyst* apprentic* plasterer* joiner joiners decorator* welder* gasman tradesm* cabinetmaker*
    paralegal* registrar* warder* coppers bobby bobbies
  `,
  faith: `
    muslim* christian* catholic* protestant* hindu* sikh* jew jews jewish buddhist* atheist*
    religio* faith* believer* worship* prayer* pray praying prays halal kosher islam* evangelical*
    baptist* methodist* anglican* churchgo* god bible* creed* denominat* congregation* parishion*
    heathen* quaker* pagan* mormon* hijab* turban* ramadan communicant* sabbath mass sunday rosary
    eucharist godfearing moslem* rastafari* jehovah* jw orthodox vicar sermon* churchy devout pious
    agnostic* secular presbyterian* pentecost* baptised bap shabbat eid diwali lent clergyman
    preacher* zoroastrian* mohammed* proddies proddy jain jains jainism eruv witnesses rasta*
    papist* nun nuns monk monks rabbi rabbis imam* priest* unbeliev* nonbeliever* burka* burqa* niqab*
    headscar* bahai* scientolog* wiccan* spiritualist* evangelist* lutheran* adventist* amish torah
    quran koran hindoo* vegetarian* dharma buddha nonconformist* unitarian* druid* zen salvationist*
  `,
  worshipplace: `
    church* chapel* mosque* synagogue* temple* gurdwara* parish cathedral* abbey* minster* steeple spire
    priory vicarage rectory manse presbytery kirk meeting
  `,
  politics: `
    unionis* nationalist* loyalis* republican* orange orangemen sinn dup prod prods taig taigs
    fenian* ulster lodge politic* tory tories labour conservative* conservatives voter* vote votes
    voted voters party brexit* remainer* persuasion tradition traditions community communities side
    sort flag flags marching parade parades shinner* themuns themmuns proddy fein feiners socialist*
    marxist* communist* corbyn* snp sdlp tuv uup alliance greens libdem* liberal* yoon yoons
    separatis* royalis* huns tims leaver reform ukip rc
  `,
  nation: `
    british english scottish scots irish welsh polish pole poles romanian* bulgarian* albanian*
    indian* pakistani* bangladeshi* asian* african* caribbean* chinese japanese korean* vietnamese
    filipino* nigerian* ghanaian* somali* turkish turks arab arabs european* american* australian*
    french german* italian* spanish portuguese brazilian* russian* ukrainian* syrian* afghan*
    iranian* lithuanian* latvian* hungarian* greek* eu eea white black brown eastern western brit
    brits briton* englishm* scotsm* irishm* slovak* czech* estonian* kurdish kurds iraqi* sudanese
    eritrean* jamaican* bengali* punjabi* tamil* malaysian* thai* nepali* lankan* israeli* egyptian*
    moroccan* algerian* swede* swedish danish dutch norwegian* swiss austrian* serb* croat* bosnian*
    moldovan* kenyan* ugandan* zimbabwe* congolese ethiopian* yemeni* libyan* tunisian* belgian*
    finnish icelandic canadian* mexican* colombian* cuban* westerners oriental* latino* hispanic*
    cockney* geordie* scouse* paddy paddies jock jocks taff taffy gujarati* bulgar bulgars saeson
    pakistan* aussie* kiwi kiwis yank yanks frenchm* frenchie* spaniard* konger* anglo saxon* cymr*
    welshm* peruvian* chilean* argentin* venezuel* gambian* cameroon* senegal* rwandan* angolan*
    zambian* tanzan* namibian* slovene* slovenian* macedonian* kosovan* kosovar* montenegr*
    armenian* azeri* kazakh* uzbek* mongolian* indonesian* singapor* taiwan* cambodian* laotian*
    jordanian* lebanese palestin* saudi* kuwait* omani* qatari* emirati* cypriot* manx scandinav*
    paki paddys ivorian* malian* liberian* mauriti* malawi* botswan* belarus* estonia* burmese
    tibetan* cornish londoner* northerner* southerner*
  `,
  origin: `
    immigra* migrant* foreign* overseas refugee* asylum gyps* traveller* roma native* nationalit*
    nationals national race races racial ethnic* passport* citizen* accent* skin born indigenous
    settled visa visas abroad origin* background* culture* heritage heritages caste colour coloured*
    tongue language* speak speaks speaking speaker* fluent countrym* homeland surname* blood
    ancestry expat* emigr* ethnicit* tribe tribal dialect* foreigner* outsider* incomer* newcomers
    complexion skinned alien aliens settler* nationality pikey* tinker* gypo* gyppo* minorit* urdu
    mandarin cantonese hindi farsi arabic swahili bilingual locals indigen* arrivals resettle*
    deport* brexit windrush hails hailing
  `,
  sex: `
    male males female* man men woman women womens mens lady ladies gent gents gentlem* girl girls
    boy boys lad lads lass lasses lassies guy guys bloke* chap chaps fella* gal gals sex sexes
    gender* feminine masculine bachelor* spinster* mother* landladies fairer mixed ladies' f femme
    femmes chappie* dude* wimmin missus matron* laddie* sisterhood menfolk womenfolk gentlewom*
    boyish girlie girly bro bros bois boyo* chapess* chick chicks ladz gurl* womxn testosterone
    chromosome* biolog* womanly manly maiden* maidens damsel* dame dames
  `,
  sexual: `
    gay gays lesbian* straight heterosexual* homosexual* bisexual* queer* trans transgender*
    transsexual* lgbt* orientat* nonbinary unmarried married marry marriage* wed wedlock husband*
    wife wives spouse* civil cohabit* divorce* partner* boyfriend* girlfriend* newlywed* bachelor*
    proper wedding hubby hubbies wifey fiance* fiancee* samesex hetero* couplehood betrothed bride
    groom shacked pairs throuple unwed wedded poof* dyke* trannie* tranny cis straights rainbow
    crossdress* transwom* transman transmen mtf ftm bi pan lgb ace homos homo twink*
  `,
  disability: `
    disab* wheelchair* blind deaf autis* mental* depress* anxiety ill sick illness* handicap* able
    bodied fit healthy mobility carer* epilep* dementia crutch* pregnan* expecting expectant bump
    maternity impair* condition conditions stick frail infirm* stairs steep bipolar schizo*
    disorder* guide assistance diabet* asthma* limb walker* agile fitness sound sturdy nimble zimmer
    adhd ptsd hiv amputee* crippl* prosthe* unsteady hoist* paralys* limp limping impaired invalid*
    learning ramps rollator* scooter* incontinen* visually hearing carers paraplegi* quadriplegi*
    tourette* asperger* neurotyp* neurodiv* spectrum stammer* stutter* downs dwarf* sighted
    sufferer* survivor* cancer patient patients antidepress* dyslex* palsy sclerosis alzheimer*
    parkinson* insulin chronic* colostomy catheter* breastfeed* bumps lame dwarfism deafness
    blindness tremor* seizure* psychiatr* nutter* loony
  `,
  negation: `
    no not never nope nor neither none nobody noone nothing nowhere without non zero nil sans nae cannot
    cant can't don't dont doesn't doesnt won't wont wouldn't wouldnt isn't isnt aren't arent ain't aint
    shouldn't couldn't shan't mustn't didn't didnt haven't hasn't hadn't wasn't weren't needn't cannae
    dinnae wullnae ne'er nay naw nowt minus n't x nah neva nada dnt nothin nuffin nowise
  `,
  refusing: `
    refus* reject* declin* exclud* exclusion* forbid* forbad* prohibit* ban banned bans banning bar
    barred bars barring veto* disallow* unsuitab* unsuited inappropriate unavailable unable
    unwelcome unwanted unwilling avoid* deny denied turn turned turning rule ruled out outlaw* taboo
    permitted impossible strictly away unacceptable closed ineligible overlooked discount* nix nixed
    boycott* shun shunned snub* sack binned debar* disqualif* rebuff* spurn* unwelcoming nonstarter
    verboten prohibitive unaccept* booted boot binning unsuits unwelc*
  `,
  minding: `
    mind minds minded minding object objects objecting objection* problem problems prob probs issue issues against
    bother bothers bothered fuss fussed fussy worry worried worries qualm* hesitat* hassle bovvered fash
  `,
  deterring: `
    elsewhere scroll* bother* waste wasting trouble skip skipping jog swipe move moving along away
    forget pass needn't kindly spare save effort energy journey apply enquire inquire troubl* keep
    walking looking hopes disappoint* best look on past other breath stamp time timewasters dream
    wrong swerve swerves steer clear budge jogging
  `,
  regretting: `
    sorry afraid unfortunately sadly regret* apolog* alas forgive pity shame hardly pardon excuse
    understand hope soz sry sowwy apols
  `,
  preferring: `
    prefer* ideal ideally favour* favor* rather instead lean leaning leans inclin* suit suits suited
    suiting suitable best perfect perfectly keen happiest happier soft spot partial fond sweet weakness
    bias* picture imagine envisage mind minded hoping hope wish ought natural naturally tend tends
    gravitate warm smile smiles designed aimed geared made meant pref prefs favourably fave faves
  `,
  ranking: `
    first priority prioriti* precedence preference* last bottom top pile queue front ahead before back
    rank* list shortlist* second refusal dibs head start afterwards later lower higher nudge edge
    advantage tie leftover* consider considered behind jump jumps
  `,
  onlyword: `
    only solely exclusive* strictly purely just merely restricted reserved reserve confined limited
    intended kept let lets nothing but except apart unless until always insist* must
  `,
  wanting: `
    want wants wanted wanting seek* sought need needs needed looking look looks require* demand* expect*
    hunting search* love loves loved like likes welcome after wanna gimme requir* wish wishes wishing
    desire* desired crave*
  `,
  accepting: `
    accept* take takes taking taken took consider* allow* permit* let lets letting entertain* tolerat*
    house housing admit* choos* choose chose chosen pick picks picked select* approve* ok okay fine
    agree* grant* available open have having host
  `,
  welcoming: `
    welcom* happy happily glad gladly delighted please pleased warmly warm invite* embrace love loved
    loves friendly thrilled suits hello fine come bring bringing joy enjoy*
  `,
  fairness: `
    equal* same alike merit* fair fairly fairness regardless irrespective discriminat* opportunit*
    judge* test tests individual* decide* difference matter matters blanket impartial* consider* treated
    treat treats basis everyone open whatever ask asks asking
  `,
  law: `
    law laws lawful* unlawful* illegal* legal legally act acts regulation* rule rules statut* ombudsman
    code rights right ruling tribunal court courts section government parliament scheme schemes guidance
    require* regulated compliance comply
  `,
  denying: `
    never longer stopped ended abolish* myth nonsense rubbish used old past history formerly previous*
    once ago ancient instead untrue won't repeal* scrapped gone
  `,
  asking: `
    ask asks asked asking request* question* query queries enquir* inquir* talk tell discuss* say speak
    mention* written write writing consent permission apply letter reply answer answered raise word chat
    let know pursue
  `,
  dislike: `
    dislike* hate* loathe* noise* noisy nois* racket mess* smell* dirt* damage* nuisance mayhem chaos
    havoc allerg* fuss scuff* peace peaceful quiet* calm tranquil* serene pale cream spotless pristine
    delicate nerves complain* complaint* patience tears screaming scream* shriek* crying cry bawl* wail*
    running thundering trouble disturb* sleep undisturbed hush serenity spoil* ruin* wreck* chew*
  `,
  burden: `
    guarantor* extra additional double doubled more higher bigger larger increased surcharge supplement*
    premium condition* proof evidence homeowner* homeowning backed twice further stricter also plus must
    only provided if unless interview* vetting vetted cover per each another on
  `,
  rent: `
    rent rents rental rentals rented rents' letting rnt leasehold lets
  `,
  money: `
    money cash pound pounds quid £# £## grand sum sums amount* pcm pw cheque transfer bank fiver tenner
    p pence penny figure figures dosh wonga dough readies lolly quids bacs standing
  `,
  paying: `
    pay pays paying paid payable payment payments settle settled settles settling cover covers covered
    hand handed handing clear cleared stump cough fork transfer* remit* lodge lodged deposit send sent
    cost costs costing met meet meets meeting foot debit* deduct* owe owed owing owes budget contribut*
    contribution find bring reimburse* refund* received receive stumping forking coughing fund funded
    funds bung bunged chuck remitted
  `,
  demanding: `
    require* need needed needs must compulsory mandatory due payable owed demand* expect* ask asked asks
    before secure secures secured reserve reserves obliged obligatory condition want wanted charged
    charge charges levied applies apply applicable nonrefundable responsible up
  `,
  fee: `
    fee fees charge charges charged cost costs bill bills invoice* premium levy surcharge* donation tip
    tips gratuity contribution fine fines penalty penalties price retainer excess expense expenses
    commission surcharges fees' levies addon addons extra extras
  `,
  feething: `
    admin* reference referencing references referenced inventory inventories check checks checking
    checkin checkout cleaning cleaner* cleaned clean arrangement application applications holding
    viewing viewings renewal renewals renew contract paperwork processing process draw drawing drawn
    insurance inspection inspections late lost replacement steam carpet carpets garden gardener window
    windows setup credit survey keys key move moving change amendment agreement tenancy copy copies
    postage welcome pack document* documentation registration register printing file keyholder decorat*
    repaint* keycut redecorat* fumigat* tidy packs guarantor contracts
  `,
  utility: `
    gas electric* water broadband internet wifi bill bills tax utilit* energy council heating meter
    meters supplier licence tv sky ground service factor* lease chain hoa rates oil
  `,
  payer: `
    landlord* owner* we us our ourselves company pays free nothing none included includes inclusive paid
    covered covers absorb* refund* waive* zero nil charge cost agent* yourself
  `,
  deposit: `
    deposit* bond bonds security refundable holding retainer dps mydeposits safedeposits tds protected
    protect returned dilapidation*
  `,
  advance: `
    advance upfront front before arrival start outset signing sign signed signature keys key beforehand
    prior ahead lump first last commencement prepay* prepaid prepayment initially movein move moving
    immediately paid forward straightaway completion upfrnt frontload* bulk wholly adv forehand
    downpayment down
  `,
  period: `
    day days daily week weeks weekly fortnight* month months monthly mnth* mth mths quarter quarters
    quarterly term terms termly semester* year years yearly yr yrs annual* annum season seasons seasonal
    half halves bimonthly biannual* twelvemonth calendar summer winter mo mos twelvemonths yearlong
    biennial triennial decade* easter christmas michaelmas lammas candlemas martinmas whitsun ladyday
    spring autumn summers winters #yr #yrs #y #mth #mths #mnth #mnths #mo #mos #m #wk #wks #week #weeks
    #month #months #year #years #d #day #days semesters halfyear* wk wks qtr qtrs qtrly nights
    fortnights
  `,
  longperiod: `
    quarter quarters quarterly term termly semester* year years yearly yr annual* annum season season's
    half six twelve bimonthly annually twelvemonth twelvemonths biannual* halfyear* seasons seasonal
    semesters qtr qtrly qtrs #yr #yrs
  `,
  number: `
    # ## one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen eighteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand
    thousands million dozen half couple double triple several pair single both 1st 2nd 3rd
  `,
  bid: `
    bid bids bidder* bidding offer offers offered offering auction* tender* highest higher best outbid
    sealed keenest generous most compete* competing competit* winning wins win beat beats top improve*
    over above counter outbidding gazump* topbid baf raffle upped upping sweeten* trump trumps trumped
  `,
  openprice: `
    negotiab* negotiat* poa oiro oieo ono offers region guide around about circa roughly between from
    starting starts excess upwards up or suggest* propose* name agreed agree discuss* arrange* flexible
    haggle* decide* depends depending variable vary varies price prices asking figure figures invited
    invite range to make what deal ballpark tbc tba tbd upon application sort offer onwards neg nego
    guideline pricing xs xcess plus variables ish
  `,
  phone: `
    phone* telephone* tel call calls ring rings ringing rang text texts texting txt mobile mob dial
    number numbers landline cell fone buzz bell bells reach contact contactable voicemail line extension
    wassap whatsapp* whatsap sms message cellphone calling textme tele blower bellme numb3r
  `,
  online: `
    whatsapp* facebook fb insta instagram ig snapchat snap twitter tweet tiktok telegram signal linkedin
    messenger skype viber wechat dm dms pm inbox email emails e-mail mail mailto website web www http
    https url page profile handle handles username follow linktree bio google search site online
    internet find us friend add gmail googlemail outlook hotmail yahoo icloud youtube zoom discord x
    threads bluesky mastodon reddit quora fbmarketplace marketplace gumtree spareroom openrent rightmove
    zoopla onlyfans protonmail proton
  `,
  spelled: `
    com co uk org net dotcom at dot underscore dash slash hyphen oh double treble triple zero nought o
    one two three four five six seven eight nine ten plus full stop point then hash @ = sign digits
    digit no spaces gmail
  `,
  digits: `
    o zero
  `,
  writeto: `
    message drop give line us me directly direct shout hit ping send write speak get hold contact reach
    straight private privately outside personally
  `,
  urgency: `
    hurry quick quickly fast sharp soon now today tonight tomorrow immediately immediate rush urgent*
    act acting grab snap dash run move straight instantly asap pronto swift swiftly speed speedy dally
    hesitat* dither* delay* dawdle* linger procrastinat* wait waiting hang snooze blink flash moment
    minute minutes sleep waste lightning pounce jump dilly sharpish time slow chop skates hurrying
    scramble speedily toot rapid rapidly haste hasten nip bag bagged jiffy
  `,
  losing: `
    lose loses loser miss missed missing regret* gone going goes go late snapped snap vanish* disappear*
    fly flies flying slip away forever kick kicking sorry beaten else pip pipped somebody someone loss
    chance hands snaffle* nabbed nab blinked disappoint* rue ruing tears weep
  `,
  scarcity: `
    last only rare rarely scarce* limited few handful remaining left once lifetime again never
    opportunity chance unrepeatable hen gold dust seldom final sole gem
  `,
  demand: `
    demand popular interest* interested queue* queuing inundated phones ringing hook booked fully
    competition hotcakes cakes hot watching viewers enquiries viewing viewings offers dozens hundreds
    loads lots many flood* swamp* crowd* waiting list everyone stampede fought sought enquir* buzz* snap
    oversubscribed fighting clamour* mad crazy saved people snowed swarm* frenzy hotly clamouring
    stormed bursting avalanche deluge* rammed hordes droves scores mobbed blitzed viral besieged
  `,
  deadline: `
    before until till end ends ending expires expire deadline friday monday tuesday wednesday thursday
    saturday sunday weekend tonight midnight noon today tomorrow week hours hour closing close closes
    shut valid offer discount reduced reduction price rises rise increases goes up back off drop dropped
    january february march april may june july august september october november december date clock
  `,
  offerdeal: `
    bargain* slashed discount* reduc* saving knockdown steal giveaway special incentive* free cashback
    promotion* deal offer cheap* priced price sale save lower cut rise rises voucher*
  `,
  superlative: `
    best finest greatest most cheapest lowest highest safest quietest biggest largest prettiest
    loveliest nicest friendliest sunniest greenest longest oldest newest fastest closest nearest tallest
    warmest cosiest smartest grandest strongest cleanest coolest hottest brightest happiest healthiest
    kindest richest rarest deepest sharpest widest driest superior ultimate top least better finer
    lovelier quieter safer cheaper bigger nothing unbeat* second worldclass numberone premier elite
    supreme foremost leading paramount unbeatable choicest ideal
  `,
  absolute: `
    only unique* unrivalled unrivaled unbeat* unmatch* matchless peerless incomparab* unparallel*
    unsurpass* unequal* perfect* flawless faultless every always never nobody nowhere everywhere
    anywhere all entire whole any anything ever everything impossible zero completely totally entirely
    absolutely hundred undisputed guaranteed wildest flawlessly match matches matched compare* compares
    rival* touch touches equal beat beats sole nowt owt oneoff unequalled inimitable irreplaceable
  `,
  promise: `
    guarantee* certain certainly certainty definite* assured assures assure promise* bound sure surely
    undoubtedly doubt doubtless inevitabl* foolproof surefire risk riskfree will never always fail cert
    bet bank formality cannot can't safe must guaranteeing cinch shooin castiron ironclad nailed given
    locked waved banker certs
  `,
  return: `
    investment* investor* invest yield* return returns profit* growth grow grows double doubles doubled
    doubling treble triple rise rises rising increase* increases appreciat* value values worth capital
    percent % gain gains money goldmine gold pension earner nest roi equity market prices outperform*
    income rent payback fortune soar* climb* yields dividend bonanza moneyspinner cashcow gainful
    capitalise flip flipped
  `,
  consent: `
    planning permission* consent* approval* grant* granted approved rubber stamp council planners permit
    extension extend* convert* conversion loft build plot development develop* formality sail nod breeze
    through wave waved waving rubberstamp* gifted pd permitted lawfully dormer* annexe
  `,
  safety: `
    crime* burglar* burgled theft* safe safest safety secure police flood* flooded damp mould subsidence
    breakin fire troublefree trouble maintenance leak* leaks rats mice noise fail* repair* break breaks
    broken pollution asbestos radon riot* mug mugged mugging* thief thieves stabbing* vandal* trespass*
    asb
  `,
  place: `
    england britain scotland wales uk country county city town village street road lane area estate
    district postcode world region north south east west london yorkshire kent devon cornwall norfolk
    surrey coast europe market neighbourhood land planet valley anywhere around here kind universe
  `,
  source: `
    according survey* report* rated rating award* won epc listed measured recorded register registered
    certificate certified nhbc dated warranty warranties surveyor index ofsted published statistics
    figures data valued valuation study independent records planning ref reference approved grade since
    voted insured insurer map agency council
  `,
  opinion: `
    we think feel believe opinion view lovely nice pretty charming favourite find feels reckon my
    personally honest honestly love to us arguably seems handsome beautiful spacious bright
  `,
  keything: `
    key keys keysafe lockbox padlock* alarm* gate gates fob fobs lock locks locked unlocked latch keypad
    burglar entry safe door combination entrycode intercom buzzer entryphone password passcode shutter
    garage wifi passphrase* pw login entryphones deadlock* mortice barrel chub yale hatch trapdoor bolt
    bolts catch
  `,
  codething: `
    code codes pin combination combo number numbers digits press enter type punch set tap dial opens
    open turn password passcode is reads sequence year pw passwd passphrase wifi scramble memor*
  `,
  hiding: `
    under beneath behind mat doormat flowerpot pot pots plant stone brick hidden hide hides tucked hang
    hangs hanging hook nail rock gnome shed porch meter box cupboard letterbox planter urn spare bin log
    water butt drainpipe ledge top lintel kept lives left loose inside bench sits tin jar gutter
    watering can boot bucket birdhouse bird nest feeder hatch sill windowsill ivy kennel gravel wheelie
    soil saddle eaves rafter*
  `,
  absence: `
    empty vacant unoccupied away abroad absent out alone home nobody gone unattended back until nights
    lonely unlived uninhabited deserted leaves leave left return returns returning travelling holiday
    hospital overseas work weekdays shift shifts trip cruise weekend weekends asleep tenerife spain
    overnight benidorm oz france visiting retreat weekly nightshift* nightshifts nobody's
  `,
  clocktime: `
    am pm oclock o'clock noon midnight morning* afternoon* evening* night nights monday* tuesday*
    wednesday* thursday* friday* saturday* sunday* weekday* weekend* hour hours half till until between
    from every most january february march april june july august september october november december
    christmas easter term
  `,
  kin: `
    mother father mum dad son daughter husband wife widow widower sister brother aunt uncle gran granny
    grandad nan grandmother grandfather parents grandson granddaughter niece nephew family couple
    partner ex children baby twins
  `,
  healthword: `
    ill illness* cancer stroke dementia alzheimer* heart hospital* surgery operation depress* disab*
    arthrit* hip died die dies death dead dying passed passing away deceased hospice parkinson*
    medication nurse care carer* frail deaf blind pregnan* diabet* asthma* breakdown rehab fall fell
    poorly sick health memory unwell ms recover* treatment chemotherapy doctor chemo methadone addict*
    aa alcoholic* alzheimers mnd copd angina* epilep* schizo* adhd autis* migraine* ward pacemaker
    insulin dialysis hiv transplant* seizure* blindness sclerosis tumour* tumor* hoarder* palliative
    prescription* therap* counsell* hearing psych* suicid* anorex* bowel kidney* liver lung lungs knee
    knees
  `,
  lifeword: `
    divorc* arrest* prison jail police drunk drink* drug* alcohol* affair bankrupt* debt* debts arrears
    gambl* separat* split row rows argu* shout* party parties snor* smokes smoke court behind repossess*
    lost redundan* job habit* lives lived living works worked sleeps plays practises keeps jogs walks
    goes benefits claims' addict* weed cannabis drugs swinger* probation parole asbo bailiff* fined
    jailed thief thieving affair* lover* cheating bigamy hoard* nudist* naturist* gossip* nosy grumpy
  `,
  age: `
    aged age years old young elderly 30s sixties seventies eighties nineties twenties thirties forties
    teenage birthday turns turned turning seventy eighty ninety sixty forty fifty thirty born
  `,
  holiday: `
    holiday* shortlet short airbnb nightly night nights weekend* break breaks guest* stay stays staying
    getaway* festival* fringe catering serviced booking* bookings book booked tourist* visitor* vrbo
    changeover retreat bnb suite licence minimum sleeps edinburgh hogmanay pied party hen stag midweek
    lettings hols holidaymaker* minibreak* staycation* skiers golfers checkin checkout turnover linens
    sleepover* glamping
  `,
  fixed: `
    ast assured shorthold fixed term terms minimum commit commitment initial break clause renew* renewal
    renewable lock locked tied tie sign signed contract contracts tenancy tenancies agreement agreements
    ends ending expiry expires length periodic rolling lasts until duration stay notice lease leased
    leasing leases tiein lockin minimums min shorthold* terminat* vacate* binding bound contracted
    contractual commits committing signing renewals stint stretch spell tenure notices serve out
  `,
  photo: `
    photo* photograph* picture* pictured image* brochure* cgi cgis illustrat* indicative floorplan* plan
    plans measurement* video render* staged edited enhanced filter* furnished shown shows show taken
    similar another flat older previous lens tour virtual sketch drawing pics pic snaps pix shots shot
    stock photoshop* ai doctored retouch* airbrush* wideangle visuals visual imager* montage* footage
    representation* depict* portrayed walkthrough walkthru generated
  `,
  disclaimer: `
    responsib* liab* rely relied reliance accura* inaccura* error errors omission* guidance purposes
    detail* particulars warrant* guarantee contract offer verify verified check satisf* themselves
    yourself own surveyor solicitor inspection caveat legal disclaim* statement* fact facts misdescri*
    mistake* correct* refund* claim complaint* complain accept hold sold seen blame fault buyer beware
    eoe oe vouch* correctness assume* approximat* approx promise* prospective schedule interpret*
    warrants warranty' endorse* binding indemn* caveats disclaimers gospel salt
  `,
  newness: `
    new newly fresh freshly just listed launched launch market first time never before offered marketed
    ever coming brand today week hot press debut advertised listing relisted arrival arrived previously
    decade decades generation years unseen newest maiden inaugural virgin premiere* unveiled unveil*
    landed untried listings
  `,
  tribunalrent: `
    increase increases rise rises review reviewed raised reviewing rpi cpi inflation index linked uplift
    annually market section notice tribunal yearly clause year stepped
  `,
  room: `
    room rooms bedroom* bathroom* kitchen* hall hallway landing lounge study office utility cellar attic
    loft conservatory porch shed garage garden* cupboard wardrobe* shower bath sink hob oven stairs
    terrace balcony playroom nursery cloakroom basement bed beds desk wall walls floor floors ceiling*
    window* door doors roof
  `,
  thing: `
    boiler heating radiator* carpet* curtain* blind blinds tile* brick* oak wood wooden stone marble
    glass paint painted sofa table chair* fridge freezer washing machine dishwasher cooker lamp shelf
    shelves fence lawn tree trees pond bench fireplace stove chimney beam* sash tank lock clock glazing
    insulation solar wallpaper wardrobe*
  `,
  nearby: `
    park pub shop shops shopping cafe bakery station bus tram train trains stop beach harbour river
    canal market library museum hospital gym surgery theatre cinema restaurant* hotel street road lane
    corner walk walking mile miles minutes minute yards metres nearby near opposite round across close
    restaurant bridge airport motorway stadium supermarket
  `,
  rulesplace: `
    hall lobby communal shared building block lease management company club concierge courtyard lift
    corridor bin store bins pool roof grounds estate pub cafe restaurant garden reserve beach meadow
    allotment*
  `,
  building: `
    house flat cottage bungalow terrace barn mill villa lodge farm farmhouse property place home homes
    apartment maisonette studio annexe tower manor hotel building plot land detached semi victorian
    georgian tenement converted conversion built former
  `,
  record: `
    band epc certificate licence licensed registration register registered number ref reference title
    uprn mbps metres feet sq acre acres kw years lease tenure grade permit hmo sqft m2 mhz dated
  `,
  condition: `
    if unless provided subject once when where until though but however except depending case while
    although because since
  `,
  time: `
    now then today again still already soon later long ever always often sometimes usually once twice
  `,
} as const
