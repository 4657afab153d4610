import { LIMITS, REFERENCE_MONTHS } from '#shared/advert/limits.ts'
import { MARKETING_OPTIONS, type MarketingOption, type Tier } from '#shared/advert/marketing-options.ts'
import { PHOTO_MIB } from '#shared/form/photo-sizes.ts'
import { formatPence } from '#shared/values/money.ts'
import type { HelpPart, HelpText } from './help-text.ts'
import { LAW_TEXTS } from './law-help-texts.ts'

/**
 * Help texts by name: one for each name that a block uses, and one for each listing tier. They describe the law of
 * November 2026 from its sources, and name the nation it applies in. They are not legal advice.
 */
const BLOCK_TEXTS = {
  userAgent: {
    title: 'Owner or agent?',
    body: [
      'This page is for people who own the home: you’re selling it yourself, or you’re the landlord and are letting it yourself. Agents have pages of their own, where they can list homes for free, one at a time.',
      {
        terms: [
          ['Answer No', 'if the home is yours, or you own it with someone else.'],
          ['Answer Yes', 'if selling or letting other people’s homes is your work.'],
        ],
      },
      'Helping a parent or a friend with a home of theirs? That doesn’t make you an agent. Answer No, and make sure they agree with what the advert says and enquiries reach the right person.',
      'If you answer Yes, the questions make way for a button that opens an agent account. Your draft keeps what you’ve typed so far.',
    ],
  },

  address: {
    title: 'The address',
    body: [
      'People find your advert by its street, town or postcode. We also check that nobody else is advertising the same home. Your advert shows the street and the town. It doesn’t show the door number.',
      {
        terms: [
          ['Door number', 'for example 14, 14A or 3/2. Leave it empty if the home only has a name.'],
          ['Building or house name', 'for example The Poplars, or Flat 5, Albion Court.'],
          ['Street', 'as it stands on the street sign, for example Mill Lane.'],
          ['Postcode', 'in capitals or not, with or without the space.'],
          ['County', 'choose the one the home is in. It also tells us which nation that is.'],
        ],
      },
      'Not sure of the postcode? It’s on any letter that reached the home, and on the council tax bill. You can’t advertise homes outside the United Kingdom here.',
    ],
  },

  rent: {
    title: 'The rent',
    body: [
      'People look at the rent first. Give one amount, and say how often it’s paid.',
      {
        list: [
          'Type 950 for £950. Pence are fine: 950.50.',
          'Choose ‘Per month’ unless the rent really is paid each week.',
          'Leave the deposit out. It isn’t rent.',
          'If bills are part of the rent, give the whole amount and say so under Bills.',
        ],
      },
      'In England, since 1 May 2026, a written advert must state one specific rent. A range, ‘from’ or ‘offers over’ isn’t allowed, and a landlord may not invite or accept more than the advert says.',
      'Not sure what to ask? Look at four or five similar homes close by and see what their adverts say. A rent somewhere in the middle is a fair place to start.',
      {
        link: 'Rental bidding: a guide for landlords',
        href: 'https://www.gov.uk/guidance/renting-out-your-property-guidance-for-landlords-and-letting-agents/rental-bidding-a-guide-for-landlords',
      },
    ],
  },

  price: {
    title: 'The price',
    body: [
      'Buyers look at the price first. You choose the words that stand beside it.',
      {
        terms: [
          ['Asking price', 'what you hope to be paid. Buyers may offer less or more.'],
          ['Guide price', 'a first idea of the price, when you expect offers around it.'],
          ['Offers in excess of', 'the least you’d consider. You ask buyers to offer more.'],
          ['Price on application', 'the advert shows no price, and people have to ask you.'],
        ],
      },
      'If you’re not sure, choose ‘Asking price’: everyone understands it. Type the amount in pounds, for example 325,000.',
      'We advise against ‘Price on application’. Across the United Kingdom, Trading Standards holds that leaving the price out is likely to mislead buyers. We still ask for the price, but your advert never shows it.',
    ],
  },

  enquiries: {
    title: 'How enquiries reach you',
    body: [
      'When someone likes your home they will want to ask a question or arrange a visit. Here you say how they should do that.',
      {
        terms: [
          ['By email', 'messages arrive in your inbox, and you answer when it suits you.'],
          ['By phone', 'people call or text you.'],
          ['By email or phone', 'people choose, so nobody is put off.'],
        ],
      },
      'Use an email address you read every day. Your advert doesn’t show it.',
      'The phone must be a UK mobile, because your advert shows it only once you’ve confirmed it with a four-digit code. That’s how we know there’s a real person behind every number. If it isn’t the number of your account, we text or call it from ‘Your adverts’. Write it however you like: 07700 900123, +44 7700 900123 and 0044 7700 900123 are the same number to us.',
      'If you’re not sure, choose ‘By email’. You can change it at any time.',
    ],
  },

  propertyType: {
    title: 'What kind of home it is',
    body: [
      'People often look for one kind of home only, so choose the one that comes closest.',
      {
        terms: [
          ['Detached', 'a house that touches no other.'],
          ['Semi-detached', 'a house joined to one neighbour, sharing one wall.'],
          ['Terraced', 'a house in a row, with a neighbour on each side.'],
          ['End of terrace', 'the last house of such a row. Choose Terraced.'],
          ['Bungalow', 'a house with all its rooms on one floor, or nearly all.'],
          ['Flat or apartment', 'a home on one floor of a larger building. Choose Apartment.'],
          ['Studio', 'a flat where one room is both bedroom and living room.'],
          ['Maisonette', 'a home on two floors of a larger building, often with a front door of its own.'],
        ],
      },
      'Between two kinds? Think of what a visitor would say on the doorstep. A bungalow that shares a wall is still a bungalow, for instance. The details belong in your description.',
    ],
  },

  rooms: {
    title: 'Counting the rooms',
    body: [
      'People look at the number of bedrooms early on, so count the way a visitor would.',
      {
        terms: [
          [
            'Bedrooms',
            'rooms meant for sleeping that a bed fits into, with a window. A study counts only if it could really be a bedroom.',
          ],
          [
            'Bathrooms',
            'rooms with a bath or a shower, en suites included. A room with only a toilet isn’t a bathroom.',
          ],
          [
            'Reception rooms',
            'rooms for living in: living room, dining room, playroom, conservatory in daily use. Kitchens, halls and landings don’t count.',
          ],
        ],
      },
      'An example: three bedrooms upstairs, a family bathroom and an en suite, a living room and a kitchen with a dining table. That’s 3 bedrooms, 2 bathrooms and 1 reception room.',
      'If you’re letting one room, count the rooms of the whole home; the next question says that it’s a room. If you could count a room either way, take the lower number and mention the room in your description.',
    ],
  },

  rentalType: {
    title: 'The whole home, or a room in it',
    body: [
      'Some people want a whole home, others a room. Your advert says which it is.',
      {
        terms: [
          [
            'Whole property',
            'the renter has the home to themselves, or shares it only with people they choose.',
          ],
          ['Single room', 'one room with space for a single bed. Kitchen and bathroom are usually shared.'],
          ['Double room', 'one room with space for a double bed, whether one person or two will live in it.'],
        ],
      },
      'Letting several rooms in the same home to people who don’t know each other? Make an advert for each room, so that each can say what it costs and when it’s free.',
      'A self-contained annexe, with a kitchen and bathroom that nobody else uses, is a whole property. If you’re not sure whether a room is a single or a double, measure it: would a double bed fit, with space to walk around it?',
    ],
  },

  tenure: {
    title: 'Tenure: how the home is owned',
    body: [
      'Tenure is about what a buyer gets: the building and its land, or a flat for a number of years. It changes what a home costs to own, so buyers look for it early.',
      {
        terms: [
          [
            'Freehold',
            'you own the building and the land it stands on, with no end date. Most houses are freehold.',
          ],
          [
            'Leasehold',
            'you own the home for the years left on a lease, and someone else owns the building or the land. Most flats in England and Wales are leasehold.',
          ],
          [
            'Commonhold',
            'you own your flat with no end date, and all the owners together own and run the building. This is rare.',
          ],
        ],
      },
      'Not sure? The papers from when you bought the home say which it is, and so does the land register. If you pay ground rent, it’s almost certainly leasehold.',
      'The years left are those from today to the end of the lease: a lease of 125 years from 1990 has 125 less the years since then. If you can’t find it, answer No and carry on.',
      {
        link: 'Look up a home in England or Wales at HM Land Registry',
        href: 'https://www.gov.uk/search-property-information-land-registry',
      },
    ],
  },

  parking: {
    title: 'Parking',
    body: [
      'Somewhere to leave a car is among the first things people ask about. Answer Yes if someone who lives there can park at the home or close to it, then choose every kind there is.',
      {
        terms: [
          ['Garage', 'a building for the car, at the home or in a block.'],
          ['Driveway', 'private ground in front of or beside the home.'],
          ['Off street', 'any other space that isn’t on the road.'],
          ['On street', 'on the road, without a permit.'],
          ['Permit', 'on the road, with a permit from the council.'],
          ['Allocated', 'a marked space that belongs to the home.'],
          ['Communal', 'shared spaces, first come, first served.'],
          ['Covered', 'under a roof, such as a carport or a basement.'],
          ['Gated', 'behind a gate or a barrier.'],
        ],
      },
      'An example: a marked space in a car park below a block of flats is ‘Allocated’ and ‘Covered’. If a permit costs something, say how much in your description.',
    ],
  },

  accessible: {
    title: 'Getting in and around',
    body: [
      'For people who use a wheelchair or a frame, or find stairs hard, this answer says whether a home is worth a visit. Choose only what’s there today.',
      {
        terms: [
          ['Level access', 'you can reach the front door and go in without any step.'],
          ['Ramped access', 'a ramp leads over the steps.'],
          ['Lift access', 'a lift goes to the floor the home is on.'],
          ['Wet room', 'a bathroom where the shower has no tray or step.'],
          ['Wide doorways', 'doors that a wheelchair goes through, about 80 cm or more.'],
        ],
      },
      'Not sure? Walk from the pavement to the front door and through the main rooms, and count the steps. One step at the door means it isn’t level.',
      'If there’s none of these, answer No. Nobody will hold it against your home, and you’ll save people a wasted journey. Put other things that help, such as grab rails, in your description.',
    ],
  },

  summary: {
    title: 'The summary',
    body: [
      'The summary is the headline of your advert: the line that stands beside the photo when people look through a list of homes. We write it for you from your answers, for example ‘3 Bed Terraced House For Sale’, and keep it up to date as your answers change.',
      'You can write your own. Once you change it, we leave it alone.',
      {
        list: [
          'Start with what the home is and how many bedrooms it has.',
          'Add the one thing that sets it apart: ‘with a south-facing garden’, ‘two minutes from the station’.',
          'Leave out the price and your phone number. They have places of their own.',
          'Avoid capitals throughout; they are hard to read.',
        ],
      },
      `It may be up to ${LIMITS.summary} characters long, though shorter is better: on a phone only the first line or two will show. If you’re not sure, keep ours.`,
    ],
  },

  description: {
    title: 'Describing your home',
    body: [
      'Write as you would tell a friend about it. Short sentences are best.',
      {
        list: [
          'What you like about living there.',
          'The rooms, one after the other, with sizes if you know them.',
          'The garden, storage and heating.',
          'What is close by, and how far it is.',
          'What it costs to run: the council tax band, or rates in Northern Ireland, and for a leasehold home the ground rent and service charge.',
        ],
      },
      'Be honest about what needs work. Leaving out something that would change a person’s mind can be a misleading omission, and small print doesn’t put it right.',
      'If you’re letting, don’t put anyone off for having children or receiving benefits. In England, Wales and Scotland the law forbids it, in adverts too: so no ‘professionals only’ and no ‘no DSS’.',
      'In Scotland an advert to let must give your landlord registration number, or the words ‘landlord registration pending’. We ask for it under ‘Registration’ and show it for you.',
    ],
  },

  references: {
    title: 'References',
    body: [
      'A reference is a check on a person who would like to rent your home: who they are, whether they can afford the rent, and often what an earlier landlord says of them. Saying in the advert whether you ask for one lets people get their papers ready.',
      {
        terms: [
          ['Answer Yes', 'if you’ll ask for references, yourself or through a service. Most landlords do.'],
          ['Answer No', 'if you’ll decide without them, for example because you already know the person.'],
        ],
      },
      'If you’re not sure, answer Yes. You can still do without later, but asking for a reference the advert didn’t mention comes as a surprise.',
      'Treat everyone the same way: ask the same of each person, and look at what they can afford and not at where the money comes from.',
    ],
  },

  dss: {
    title: 'Renters who claim housing benefits',
    body: [
      'Select Yes if you accept renters who claim housing benefits. That means help with the rent, such as Universal Credit or Housing Benefit. In old adverts you’ll find it called ‘DSS’, after a government department that is long gone.',
      'In England and Scotland since 1 May 2026, and in Wales since 1 June 2026, the law forbids making someone less likely to rent a home because they receive benefits or have children. It covers the advert, what you tell people, viewings and the tenancy itself. In England the fine can be up to £7,000. In Scotland it’s a criminal offence.',
      'You may still look at whether a person can afford the rent, as long as you look at everyone in the same way.',
      'So the answer is nearly always Yes. If your mortgage or insurance seems to say otherwise, ask your lender, your insurer or a solicitor before you answer.',
      {
        link: 'Rental discrimination: what landlords in England should know',
        href: 'https://www.gov.uk/rental-discrimination-landlords',
      },
    ],
  },

  pets: {
    title: 'Pets',
    body: [
      'Many renters have a pet or would like one, and they look for homes where it’s welcome. If you answer Yes, your advert says you accept pets. You don’t have to accept every animal: you can still talk about what suits the home.',
      {
        terms: [
          [
            'Answer Yes',
            'if you’d consider a pet. You can say more in your description, such as ‘a cat is fine, the garden is small for a dog’.',
          ],
          ['Answer No', 'if a pet really can’t live there, for example because your own lease forbids it.'],
        ],
      },
      'In England, since 1 May 2026, a renter may ask to keep a pet. The landlord has 28 days to answer and may refuse only with a good reason, so a ban on all pets no longer holds.',
      'Not sure? Answer Yes, and write ‘pets considered on request’ in your description.',
    ],
  },

  broadband: {
    title: 'Broadband',
    body: [
      'Many people work or study at home, and want to know that they can get online from the day they move in.',
      {
        terms: [
          [
            'Answer Yes',
            'if the home has a working broadband connection, or a line that a renter only has to switch on, whoever pays for it.',
          ],
          ['Answer No', 'if there’s no line at all, or a renter would have to have one put in.'],
        ],
      },
      'If you know the kind and the speed, put them into your description: ‘full fibre, about 150 Mbps’. Giving a speed that you’ve measured is better than the one in a leaflet.',
      'Not sure whether there’s a line? Look for a small white socket near the front door or in the living room, or enter the postcode on the site of any broadband company. If the broadband is part of the rent, say so under Bills and in your description.',
    ],
  },

  bills: {
    title: 'Bills',
    body: [
      'Two homes with the same rent can cost very different amounts to live in. Say whether the rent includes bills, so that people can compare them fairly.',
      {
        terms: [
          [
            'Answer Yes',
            'if the rent covers gas, electricity and water, or whichever of them the home has. This is usual when you let a room.',
          ],
          [
            'Answer No',
            'if the renter pays the suppliers directly. This is usual when you let a whole home.',
          ],
        ],
      },
      'If the rent covers only some of them, answer No and list them in your description, for example: ‘Water and broadband are included. You pay for electricity and council tax.’ That way a bill surprises nobody.',
      'If you set a limit, such as a fair-use amount for heating, write that down too. In a shared home it helps to say who pays the council tax.',
    ],
  },

  photos: {
    title: 'Photos',
    body: [
      `Photos are the first thing people look at, and often the reason they read on. You need at least one, and can add up to ${LIMITS.photos}.`,
      {
        list: [
          `Use JPG, PNG or GIF pictures of up to ${PHOTO_MIB} MB each.`,
          'Put the best one first: it’s the cover of your advert.',
          'Take them by day, with the lights on and the curtains open.',
          'Hold the phone sideways and stand in a corner, so that the whole room is in view.',
          'Show each main room, the kitchen, the bathroom, the front and the garden.',
          'Tidy up, and leave out people, number plates and anything valuable.',
        ],
      },
      'Show the home as it is. Brightening a dark picture is fine; taking away a pylon or a damp patch is not, because it would mislead the people who come to see it.',
      'No good camera? Any phone of the last few years will do. An example of a good start: the front of the house, the living room, the kitchen, the largest bedroom.',
    ],
  },

  epc: {
    title: 'The energy performance certificate (EPC)',
    body: [
      `An EPC scores how well a home keeps its heat, from ${LIMITS.epcRating.min} to ${LIMITS.epcRating.max}, and gives it a band from G to A. ‘Current’ is the score today; ‘potential’ is what it could reach. Both stand on the certificate’s first page, for example 64 D and 81 B.`,
      {
        list: [
          'A certificate is valid for 10 years. You may have one from when you bought the home.',
          'In England and Wales you must order one before you put the home on the market, and your advert must give its rating. It must arrive within 7 days, or 21 more if that can’t be done.',
          'In Northern Ireland you must have it before you advertise. Your advert shows its rating.',
          'To be let in England or Wales a home must reach at least band E, unless an exemption is registered. This began in April 2018.',
          'Scotland has a register and rules of its own.',
        ],
      },
      'No EPC yet? Say so: we then ask when you ordered one, or why the home needs none. A room in a shared home needs none.',
      {
        link: 'Find a certificate in England, Wales or Northern Ireland',
        href: 'https://www.gov.uk/find-energy-certificate',
      },
      { link: 'Find a certificate in Scotland', href: 'https://www.scottishepcregister.org.uk' },
    ],
  },

  marketingOption: {
    title: 'How your advert is shown',
    body: [
      'Every advert has the same answers, the same photos and the same enquiry form. What you choose here is how much it stands out in the list, and what comes with it.',
      {
        terms: [
          [
            'Selling',
            'a standard advert is free. Premium, Boost and Featured make it larger or more noticeable, for one month or three.',
          ],
          [
            'Letting',
            'a standard advert is free. Bronze, Silver and Gold are packages: beside the advert they bring a privacy number, and the larger two a tenant reference as well.',
          ],
        ],
      },
      'Prices include VAT, and you pay once, by card: nothing renews by itself. You pay nothing until you’ve finished your advert and checked it.',
      'If you’re not sure, take the free one. The answers are the same work either way. If your street has many homes on the market at once, being easier to spot may be worth paying for; if there are few, people will find you anyway.',
    ],
  },

  publishDate: {
    title: 'When your advert goes live',
    body: [
      {
        terms: [
          [
            'Now',
            `your advert goes live once you’ve finished it and confirmed your mobile number. It can take up to ${LIMITS.minutesUntilFound} minutes to appear in search.`,
          ],
          ['Later', 'it waits for a day you choose, up to three months from today.'],
        ],
      },
      'Choose ‘Later’ if there’s still painting to do, if your energy certificate hasn’t arrived, or if you’ll be away and can’t answer people.',
      'Type the day in whatever way you write dates: 27 March 2027, 27/3/27 or 27 mar. Or pick it from the calendar.',
      'An example: you’re away until Sunday 14 March. Choose ‘Later’ and Monday 15 March, and the first enquiries will come when you’re home to answer them.',
      'Not sure? Choose ‘Now’.',
    ],
  },

  available: {
    title: 'When someone can move in',
    body: [
      'People who have given notice on their present home need to know whether the dates fit. Give the first day on which a new renter could have the keys, up to a year from today.',
      {
        list: [
          'If the home is empty, give today’s date.',
          'If someone still lives there, give a day after they leave, with time to clean and to repair.',
          'If there’s building work, be generous: a date that moves back disappoints people.',
        ],
      },
      'Type it in whatever way you write dates: 27 March 2027, 27/3/27 or 27 mar. Or pick it from the calendar.',
      'An example: your present renters leave on 31 March, and the kitchen needs three days of work. ‘5 April’ is a safe answer. If the day isn’t certain yet, give your best estimate and say so in your description.',
    ],
  },

  upfrontPayment: {
    title: 'Payments up front',
    body: [
      'An up-front payment is anything a renter would pay you before moving in. When you tick the box, you say you’ll ask only for what the law allows.',
      {
        terms: [
          [
            'Rent in advance',
            'in England you may not take any before the agreement is signed. After that, one month’s rent at most, or 28 days’ rent where it isn’t paid monthly.',
          ],
          ['Holding deposit', 'in England one week’s rent at most.'],
          ['Deposit', 'in England five weeks’ rent at most, or six if the rent is £50,000 a year or more.'],
        ],
      },
      'An example: with a rent of £1,040 a month, one week’s rent is £240 (twelve months divided by 52 weeks), so the deposit may be up to £1,200.',
      'Scotland, Wales and Northern Ireland have rules of their own. If you’re not sure what applies to you, ask your council or a landlords’ association before you take any money.',
      {
        link: 'Rent in advance and deposits in England',
        href: 'https://www.gov.uk/assured-tenancy-agreements-a-guide-for-landlords/rent-in-advance-and-deposits',
      },
    ],
  },

  terms: {
    title: 'Terms and conditions',
    body: [
      'The terms are the agreement between you and us: what we do for you, what you may put into an advert, and what happens if something goes wrong. The privacy policy says what we keep about you, why, and for how long.',
      'Before you tick the box, check that:',
      {
        list: [
          'the home is yours to sell or let, or you have the owner’s permission;',
          'what the advert says and shows is true;',
          'the photos are yours to use;',
          'you’ll treat everyone who answers the advert fairly.',
        ],
      },
      'Both open in a new tab, so you lose nothing you’ve typed while you read. If you don’t agree with something, leave the box empty: your draft stays as it is, and we publish and charge nothing.',
    ],
  },
} as const satisfies Readonly<Record<string, HelpText>>

const PRIVACY_NUMBER = [
  'Privacy number',
  'a phone number of ours that puts people through to yours, so that yours isn’t shown. Its time starts when your advert shows it.',
] as const
const tenantReference = (level: 'Basic' | 'Full', checks: string) =>
  [
    `${level} tenant reference`,
    `a check on the person you’d like as your renter: ${checks}. You ask for it within ${REFERENCE_MONTHS} months. They agree to it, and you get the result and a report, not their answers.`,
  ] as const
const BASIC_REFERENCE = tenantReference(
  'Basic',
  'who they are, their income, and the landlord they rent from now',
)
const FULL_REFERENCE = tenantReference(
  'Full',
  'who they are, their income, and the landlord they rent from now, with an employer and a former landlord to confirm it',
)

/** A tier's options from the price list: 'Premium, 3 months' with price and contents. */
function offersOf(tier: Tier): HelpPart {
  const options: readonly MarketingOption[] = MARKETING_OPTIONS
  return {
    terms: options
      .filter((option) => option.tier === tier)
      .map(({ label, pence, contents }) => [label, `${priceOf(pence)} ${contents}`] as const),
  }
}

const priceOf = (pence: number): string => (pence === 0 ? 'Free.' : `${formatPence(pence)}, VAT included.`)

const TIER_TEXTS: Readonly<Record<Tier, HelpText>> = {
  premium: {
    title: 'Premium',
    body: [
      'Premium gives your advert more room. In the list of homes its photo is larger than that of a standard advert, so people see more of yours before they decide what to open.',
      offersOf('premium'),
      'You pay once, and nothing renews by itself. You can buy it when you’ve finished your advert, and publish on a later day if you like.',
      'It suits a home with one very good photo: a bright living room, a garden, a view. If you’re not sure how long selling will take, think of how long similar homes near you have been on the market. The page itself, with your description and your enquiries, is the same as in a standard advert.',
    ],
  },
  boost: {
    title: 'Boost',
    body: [
      'Boost is a premium advert with a coloured edge. The photo is larger than that of a standard advert, and the edge helps the eye to find it among many others.',
      offersOf('boost'),
      'You pay once, and nothing renews by itself. Whichever you choose, you pay only when your advert is finished.',
      'It suits a street or a town where many similar homes are for sale at the same time: ten flats in one building, for example. Where yours is the only one of its kind, Premium or the free Standard advert may do just as well. The page itself is the same in each of them.',
    ],
  },
  featured: {
    title: 'Featured',
    body: [
      'Featured is the most noticeable way to show your home in the list: the largest photo of all, and a mark that says ‘Featured’ beside it.',
      offersOf('featured'),
      'You pay once, and nothing renews by itself. Whichever you choose, you pay only when your advert is finished.',
      'It suits a home that you’d like many people to see soon, and that looks its best in a large picture. So choose the cover photo with care. If you’re not sure that it’s worth the price to you, begin with the free Standard advert: your answers and photos are the same work either way.',
    ],
  },
  gold: {
    title: 'Gold',
    body: [
      'Gold is the largest of our packages for landlords. It shows your home in the most noticeable way, and brings what you’ll need once someone wants to move in.',
      offersOf('gold'),
      {
        terms: [
          ['Featured advert', 'the largest photo in the list, and a mark that says ‘Featured’.'],
          FULL_REFERENCE,
          PRIVACY_NUMBER,
          [
            'Facebook Marketplace',
            'we post your advert there within two working days, and list it in our catalogue for Facebook until the option ends.',
          ],
        ],
      },
      'You pay once, and nothing renews by itself. It suits a landlord who lets without an agent and would otherwise buy these things one by one. If you only need the advert, Standard costs nothing.',
    ],
  },
  silver: {
    title: 'Silver',
    body: [
      'Silver is our middle package for landlords: an advert that is easier to spot, and help with choosing a renter.',
      offersOf('silver'),
      {
        terms: [
          ['Premium advert', 'a larger photo in the list of adverts.'],
          BASIC_REFERENCE,
          PRIVACY_NUMBER,
        ],
      },
      'You pay once, and nothing renews by itself. It suits a home that you expect to let within a few weeks. For one that may take longer, compare it with Gold, whose advert and privacy number last longer; if you have your own way of checking references, compare it with Bronze.',
    ],
  },
  bronze: {
    title: 'Bronze',
    body: [
      'Bronze is our smallest package for landlords: the standard advert, with a phone number that keeps yours private.',
      offersOf('bronze'),
      { terms: [PRIVACY_NUMBER] },
      'You pay once, and nothing renews by itself. The advert looks the same in the list as the free Standard one, and has the same page.',
      'It suits you if you’d like people to call but would rather not put your own number on the internet. If people reach you by email only, you won’t need it, and Standard does the same for nothing.',
    ],
  },
  standard: {
    title: 'Standard',
    body: [
      'A standard advert has everything people need to find your home and ask about it: its place in searches, your photos, your description and an enquiry form.',
      offersOf('standard'),
      'We ask for no card, and nothing turns into a payment later. We ask the same questions and make the same checks as for paid adverts.',
      'What it doesn’t have is a larger photo or a mark in the list, or the extras of a package. If you’re not sure what to choose, choose this one. Good photos, an honest description and quick answers do more for an advert than anything you can buy.',
    ],
  },
}

export const HELP_TEXTS: Readonly<Record<string, HelpText>> = { ...BLOCK_TEXTS, ...LAW_TEXTS, ...TIER_TEXTS }
