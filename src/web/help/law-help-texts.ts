import type { HelpText } from './help-text.ts'

/** What only some nations or homes are asked. They describe the law of November 2026, and are not legal advice. */
export const LAW_TEXTS = {
  country: {
    title: 'The country',
    body: [
      'England, Wales and Scotland each have their own laws about adverts for homes: which certificate is needed, what a landlord registers, how high a deposit may be. Most postcodes tell us where a home is. Yours has homes on both sides of a border, so we ask.',
      'Choose the country the home is in, not the one its post comes from. Look at which council sends the council tax bill: a council in Powys or Wrexham is in Wales, one in Shropshire or Northumberland in England, one in the Scottish Borders in Scotland.',
      'You can change the answer at any time. The questions change with it, and you won’t lose anything you’ve typed.',
    ],
  },

  deposit: {
    title: 'Deposits',
    body: [
      'A deposit covers damage and unpaid rent. You give it back when the tenancy ends. A holding deposit keeps the home for a renter while you check them. Your advert shows both, so that people know what they need.',
      {
        list: [
          'England: a deposit of five weeks’ rent at most, or six from a rent of £50,000 a year; a holding deposit of one week’s.',
          'Wales: a holding deposit of one week’s rent at most.',
          'Scotland: a deposit of two months’ rent at most, and no holding deposit.',
          'Northern Ireland: a deposit of one month’s rent at most.',
        ],
      },
      'We work out the highest amount from your rent. A week’s rent is the rent of a year divided by 52.',
    ],
  },

  rentControl: {
    title: 'Rent control areas',
    body: [
      'In Scotland the government can name areas in which rents may only rise by so much. Since 1 April 2026 an advert for a home in such an area says more about its rent: what it was before, whether it rose in the last 12 months and when, and what you ask now. It also says that inflation may change the rent asked.',
      'As far as we know there’s no such area yet, so most people answer No or leave this out. If your council says the home’s in one, answer Yes and give the figures. We write the note for you.',
      'If you’ve never let the home, it has no rent before: type 0.',
    ],
  },

  registration: {
    title: 'Registration and licences',
    body: [
      'Landlords register in most of the United Kingdom, and renters look for the number to know an offer is real. What applies depends on where the home is.',
      {
        terms: [
          [
            'Scotland',
            'every advert shows the landlord’s registration number, or the words ‘landlord registration pending’ until it’s there.',
          ],
          ['Wales', 'landlords register with Rent Smart Wales.'],
          ['Northern Ireland', 'landlords register with the Landlord Registration Scheme.'],
          [
            'England',
            'the government is building a database of landlords and homes. The law doesn’t ask for its numbers yet.',
          ],
        ],
      },
      'A home shared by people who aren’t one family often needs a licence from the council. If you have one, give its number.',
    ],
  },

  possession: {
    title: 'A notice to leave',
    body: [
      'In England a landlord who asks tenants to leave has to name a ground. Two of them keep the home off the rental market afterwards, so that nobody uses them just to change tenants.',
      {
        terms: [
          ['Ground 1', 'you or your family are moving in.'],
          ['Ground 1A', 'you’re selling the home.'],
          ['Another ground', 'such as unpaid rent. Then you may advertise the home.'],
        ],
      },
      'After a notice on ground 1 or 1A you may not advertise the home to let from the day you served the notice until 12 months after the date it names. We work out the day from the two dates. Your advert shows none of this.',
    ],
  },

  homeReport: {
    title: 'The Home Report',
    body: [
      'In Scotland nearly every home for sale has a Home Report before it’s advertised, whether an agent or its owner sells it. It has three parts: a survey with a valuation, the energy report, and a questionnaire that the seller fills in.',
      'A surveyor prepares it in about a week. Buyers ask for it, and you give it to them within nine days.',
      'Some homes don’t need one: a new home sold for the first time, a newly converted home, one sold with its tenants, or one to be demolished. If yours is one of these, choose ‘The home needs none’.',
    ],
  },

  material: {
    title: 'What people must know',
    body: [
      'Whoever buys or rents a home needs some facts before they decide: what it costs each month, how it’s built and heated, what comes through its pipes and cables, and what could go wrong with it. Leaving out something that matters can mislead, even without a false word.',
      {
        list: [
          'Nobody has to answer these questions, and the advert can go online without them.',
          '‘I don’t know’ is an answer. It shows you looked, and your advert leaves the line out.',
          'Choose ‘In my own words’ where none of the answers fits.',
        ],
      },
      'The council tax bill, the energy certificate, the papers from when you bought the home and the national flood maps have most of it.',
    ],
  },
} as const satisfies Readonly<Record<string, HelpText>>
