/** Adverts such as most owners write, with nothing in them to find: made from a seed, so that a run can be repeated. */

const HOMES =
  'terraced house|flat|maisonette|bungalow|cottage|town house|semi|studio|converted chapel|mews house|barn conversion|garden flat|end terrace|farmhouse|loft apartment|detached house'
const LOOKS =
  'bright|quiet|warm|tidy|airy|roomy|homely|well kept|sunny|cosy|plain|pretty|modern|Victorian|Edwardian|Georgian|stone built|whitewashed|brick built|south facing'
const ROOMS =
  'kitchen|living room|dining room|back bedroom|front bedroom|bathroom|hall|study|utility room|conservatory|loft room|cellar|porch|landing|box room|family bathroom|wet room|pantry|nursery|cloakroom'
const THINGS =
  'sash windows|an oak floor|a gas hob|a walk in shower|a cast iron fireplace|fitted wardrobes|a bay window|slate tiles|a wood burner|two radiators|a roof light|a window seat|new worktops|a Belfast sink|plenty of sockets|a picture rail|an airing cupboard|black beams|white walls|a Persian rug|an American fridge|French doors|a Welsh dresser|a dog flap|a cat flap|stair gates|bunk beds|a professional oven|a working range|a baby grand piano|a telephone point|a burglar alarm|a key safe|double glazing|underfloor heating|a linen cupboard'
const PLACES =
  'park|station|primary school|high street|harbour|library|church|surgery|market square|canal|swimming pool|bus stop|village shop|common|golf course|beach|post office|nursery|playground|mosque|Catholic school|Indian restaurant|Polish bakery|dog groomer|job centre|university|hospital|cinema|leisure centre|Black Horse inn|Queen Victoria pub|Jewish museum|girls’ grammar school|family butcher|working men’s club|cricket ground'
const VERBS = 'was repainted|was rewired|was reroofed|was decorated|was insulated|was extended|was replumbed'
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const STREETS =
  'Mill Lane|Lady Bay Road|Gypsy Lane|Church Walk|Kings Road|Baker Street|Priory Close|Abbots Way'
const TREES =
  'apple tree|rose bed|lawn|vegetable patch|pond|greenhouse|shed|patio|hen house|fig tree|hedge|swing'

type Choose = (list: string) => string
type Count = (from: number, to: number) => number
type Sentence = (choose: Choose, count: Count) => string

/** Of any advert. */
const SAID: readonly Sentence[] = [
  (choose) => `A ${choose(LOOKS)} ${choose(HOMES)} near the ${choose(PLACES)}.`,
  (choose) => `The ${choose(ROOMS)} has ${choose(THINGS)} and ${choose(THINGS)}.`,
  (choose, count) => `The ${choose(ROOMS)} measures ${count(2, 7)}.${count(1, 9)} by ${count(2, 6)} metres.`,
  (choose, count) => `It takes ${count(2, 25)} minutes to walk to the ${choose(PLACES)}.`,
  (choose, count) => `The ${choose(PLACES)} is ${count(1, 9)} miles away by the A${count(10, 999)}.`,
  (choose, count) => `The ${choose(ROOMS)} ${choose(VERBS)} in ${choose(MONTHS)} ${count(2012, 2025)}.`,
  (choose) => `Outside there is a ${choose(TREES)} and a ${choose(TREES)}, with sun until evening.`,
  (_, count) => `We have lived here for ${count(3, 40)} years and have been happy.`,
  (choose) => `From the ${choose(ROOMS)} you see the ${choose(PLACES)} and the hills.`,
  (choose, count) => `Council tax band ${choose('A|B|C|D|E')}, about £${count(1100, 2900)} a year.`,
  (choose, count) =>
    `Broadband runs at ${count(20, 900)} Mbps, and the signal is good in the ${choose(ROOMS)}.`,
  (choose, count) =>
    `Buses ${count(2, 90)} and ${count(2, 90)} stop at the ${choose(PLACES)} every ${count(8, 30)} minutes.`,
  (_, count) =>
    `Trains to the city leave from 5.${count(10, 59)} in the morning and take ${count(15, 80)} minutes.`,
  (choose) => `There is parking on ${choose(STREETS)} and a bicycle rack by the door.`,
  (choose) => `The ${choose(ROOMS)} is the warmest room of the house in ${choose(MONTHS)}.`,
  (choose, count) =>
    `The boiler was serviced in ${choose(MONTHS)} and has a guarantee of ${count(2, 9)} years.`,
  (_, count) => `The roof was renewed in ${count(1995, 2024)}, and we have the papers.`,
  (choose) => `Neighbours on both sides are friendly, and there is a ${choose(PLACES)} for rainy days.`,
  (choose) => `Children play on the green by the ${choose(PLACES)} after school.`,
  (choose) => `Dogs are walked on the common behind the ${choose(PLACES)}.`,
  (_, count) => `There are ${count(2, 14)} steps to the front door and a rail on the left.`,
  (choose) => `The ${choose(ROOMS)} would make a study, a playroom or a bedroom.`,
  () => `Viewings are on weekdays after work and on Saturday mornings, by appointment.`,
  (choose) =>
    `The house takes its name from ${choose('a miller|a bishop|the old ford|the almshouses|a poet')}.`,
  (_, count) => `The attic was boarded and holds ${count(10, 60)} boxes.`,
  (choose) => `We will leave the curtains and the ${choose('cooker|fridge|shelves|blinds|washing machine')}.`,
  (_, count) => `The loft is insulated to ${count(200, 350)} mm and the walls are filled.`,
  (choose) => `In ${choose(MONTHS)} the ${choose(TREES)} is at its loveliest, we find.`,
  (choose) => `The ${choose(PLACES)} holds a fair in ${choose(MONTHS)}, with music and hot food.`,
  (_, count) => `The garden is ${count(6, 40)} metres long and slopes to a stream.`,
  (choose) => `The previous owners’ children painted the ${choose(ROOMS)}, and we have kept it so.`,
  (choose, count) =>
    `Our ${choose('son|daughter|two girls|boys|grandchildren')} grew up here and left in ${count(1998, 2024)}.`,
  (choose) =>
    `We never had ${choose('pets|a dog|a cat')}, so the ${choose('carpets are clean|floors are unmarked|garden is tidy')}.`,
  (choose) =>
    `The last ${choose('tenants|owners|family')} had ${choose('two cats|a spaniel|a rabbit|hens')} and looked after the place.`,
  () => 'We never had any trouble with damp, though the cellar is cool.',
  (choose) =>
    `A family with ${choose('three children|a baby|teenagers')} lives across the road, and they are good neighbours.`,
  (choose) =>
    `It was built for a ${choose('schoolmaster|sea captain|widow|doctor|weaver')} in ${choose('1820|1848|1861|1875|1893')}.`,
  (choose) =>
    `The ${choose('women’s institute|boys’ football team|men’s choir|girl guides')} meets at the hall.`,
  (choose) =>
    `There is no lift and no ${choose('garage|cellar|gas|garden')}, and the stairs are steep for a pram.`,
  (choose) => `No building work is going on, and the ${choose(ROOMS)} has not needed any.`,
  (choose) =>
    `My ${choose('mother|father|aunt|husband|wife')} planted the ${choose(TREES)}, which we will be sorry to leave.`,
  (choose) => `The neighbours’ ${choose('cat|dog|children')} will come to say hello.`,
  (choose) => `We do not use the ${choose(ROOMS)} much, as there are only two of us now.`,
  (choose) =>
    `${choose('An Irish|A Polish|A Welsh|A Scottish|An Indian')} family kept the shop on the corner for years.`,
  () => 'There is nothing to do before you move in, but you may want to paint.',
  (_, count) => `A new boiler cost us £${count(1500, 3500)}, and the window cleaner asks £${count(8, 20)}.`,
]

/** Of a let. */
const SAID_OF_LETS: readonly Sentence[] = [
  (_, count) => `The rent is £${count(600, 2400)} a month, and it is the same for everyone.`,
  () => 'The tenancy runs from month to month, with two months’ notice.',
  () => 'The deposit is one month’s rent and is held in a scheme.',
  (_, count) => `Gas and electricity come to about £${count(70, 220)} a month, paid to the supplier.`,
  () => 'Tell us about your pet when you write, and we will answer within 28 days.',
  () => 'Families, couples and sharers are all welcome.',
  () => 'We ask everyone for the same references, whatever their income comes from.',
  (choose) =>
    `It can be had ${choose('furnished|unfurnished|part furnished')}, from the first of ${choose(MONTHS)}.`,
]

/** Of a home for sale. */
const SAID_OF_SALES: readonly Sentence[] = [
  (_, count) => `We paid £${count(90, 400)},000 for it in ${count(1990, 2020)}.`,
  () => 'We are buying a smaller house in the same village.',
  (_, count) => `The lease has ${count(80, 980)} years left and the ground rent is £${count(0, 250)} a year.`,
  () => 'There is no chain behind us, and our solicitor has the papers.',
]

/** The low bits of such a sequence are poor, so that the high ones are taken. */
function randomFrom(seed: number): Count {
  let state = seed >>> 0
  return (from, to) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from + Math.floor((state / 2 ** 32) * (to - from + 1))
  }
}

/** `number`: which of the adverts; every other one is a let. */
export function ordinaryAdvert(number: number): { readonly appType: 'let' | 'sell'; readonly text: string } {
  const count = randomFrom(number * 7_919 + 17)
  const choose: Choose = (list) => {
    const parts = list.split('|')
    return parts[count(0, parts.length - 1)] ?? ''
  }
  const appType = number % 2 === 0 ? 'let' : 'sell'
  const sentences = [...SAID, ...(appType === 'let' ? SAID_OF_LETS : SAID_OF_SALES)]
  const text = Array.from({ length: count(6, 14) }, () =>
    sentences[count(0, sentences.length - 1)]?.(choose, count),
  ).join(' ')
  return { appType, text }
}
