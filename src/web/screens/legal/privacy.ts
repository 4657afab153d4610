import { LIMITS } from '#shared/advert/limits.ts'
import { PRODUCT } from '#shared/product.ts'
import { REFERENCE_LIMITS } from '#shared/references/reference.ts'
import type { LegalText } from './legal-text.ts'

export const PRIVACY: LegalText = {
  title: 'Privacy policy',
  lead: `What ${PRODUCT.name} keeps about you, why, for how long, and what you can do about it.`,
  sections: [
    {
      id: 'who-we-are',
      title: 'Who is responsible',
      body: [
        ({ name, address, email, icoNumber }) =>
          `${name}, ${address}, decides what is done with personal data on this website (the ‘controller’). You can write to us about it at ${email}, or by the form under ‘Contact us’ at the foot of every page. Our registration number with the Information Commissioner’s Office is ${icoNumber}.`,
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep, why, and on what legal basis',
      body: [
        [
          'Your answers and photos, while you make an advert: so that nothing is lost, and so that you can go on later. Basis: steps that you ask for before a contract, and the contract.',
          'Your published advert, with the name of the street, the town and the first half of the postcode. The number of the house, the whole postcode and your email address are never shown. Basis: the contract.',
          'Your account: title, name, email address, mobile number, and your password in a form that nobody can read back. An agent’s account has the agency’s name too, and if it is of an agency whose software sends us homes, its part there and what it changed. Basis: the contract.',
          'That your mobile number was confirmed, by a code that we sent to it: so that adverts come from people who can be reached. Basis: our legitimate interest, and that of those who read adverts, in adverts that are genuine.',
          'Your orders: what you bought, when, for how much, and the payment provider’s reference. Never your card’s number. Basis: the contract, and the law on accounts and tax.',
          'Calls to privacy numbers: when one came and whether it was answered, so that the advertiser sees it. We put the call through; we do not keep who called, and nothing is recorded. Basis: the contract.',
          'Tenant references: the name and email address of an applicant, from the landlord who asks for one; and, once the applicant agrees, what they tell us of who they are, their income and their landlords, and what those whom they name say of it. It is encrypted, and only our staff read it; the landlord gets the result and a report without the answers. Basis: the applicant’s consent, which they can withdraw at any time by the link in our email; for the address before that, our and the landlord’s legitimate interest in asking.',
          'Enquiries about adverts: we pass the name, email address, telephone number and message on to the advertiser by email. Basis: the enquirer asks us to.',
          'Reports about adverts, with the email address if one is given: so that we can act on them. Basis: our legal duties as a website on which people publish.',
          'A summary or description with words that the law refuses, if you ask us to look at it: the text and what we decide, which then counts for that text. Basis: steps that you ask for before a contract.',
          'Messages to us: your name, email address, what you write and the reference that you give, so that we can answer. Basis: steps that you ask for about a contract, and otherwise our legitimate interest in answering people who write to us.',
          'Technical records: your internet address, the time, the kind of page that was asked for and how it was answered. They contain no answers and no messages. Basis: our legitimate interest in a website that is safe and works.',
          'Counts of tries, such as of wrong passwords or text messages, by account, browser or internet address. Basis: our legitimate interest in keeping abuse out.',
        ],
        'Photos are drawn anew when you send them. What a camera wrote into the file, such as the place and the time, is thrown away with the original.',
        'You need not give us any of this. Without the answers that are marked as required we cannot publish an advert.',
        'Nothing is decided about you by a machine alone in a way that has legal or similar effects, and nothing is sold or used for advertising by others.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        [
          `Drafts that nobody has changed for ${LIMITS.draftDays} days are deleted. A draft that was published is kept with its advert.`,
          'Photos that neither a draft nor an advert uses any more: about a day.',
          'Accounts and published adverts, also withdrawn ones: until you ask us to delete them.',
          'Texts that you asked us to look at, and what we decided: as long as your account, even if the draft is deleted.',
          'Receipts of care, with the answers and the text as you published them: as long as the advert.',
          'Reports about adverts: as long as the advert.',
          'Orders: at least 6 years, as the law on accounts and tax asks.',
          'Calls to privacy numbers: a year.',
          `Tenant references: names, answers and the report until ${REFERENCE_LIMITS.keptDays} days after the result, or until the consent is withdrawn; a request that nobody answers ${REFERENCE_LIMITS.answerDays} days. That there was a reference, without any name, as long as the order.`,
          'Emails that we sent: 30 days. Codes by text message: 10 minutes.',
          'What an address look-up or the register of energy certificates told us of a postcode: 30 days at most.',
          `Messages to us: until the case is closed, and ${LIMITS.closedCaseDays} days after that.`,
          ({ logDays }) => `Technical records: ${logDays === 1 ? '1 day' : `${logDays} days`}.`,
        ],
      ],
    },
    {
      id: 'who-gets-it',
      title: 'Whom we give it to',
      body: [
        'Everybody who looks at your published advert sees what it says. Beyond that, these companies get what they need to do their part for us, and no more:',
        [
          'the address look-up: the postcode that you enter',
          'the government’s register of energy certificates: the address of the home',
          'the provider of text messages and privacy numbers: your phone number and the code that we text or read out; the numbers of those who call a privacy number',
          'the provider of email: your email address and the message',
          'an employer and a former landlord whom an applicant names for a full tenant reference: the applicant’s name, and what they are to confirm',
          'Stripe, the payment provider: what you pay and your email address; your card’s details go to Stripe directly',
          'Google or Facebook, if you choose to sign in by them: they learn that you do, and tell us your name and email address',
          'Facebook, if you buy an option that is promoted there: what your published advert shows, never your address or how to reach you',
          'those who run our servers and store photos: what is stored on them, on our instructions',
        ],
        'Some of them may process data outside the United Kingdom. They do so under rules that the law recognises as protecting it, such as an adequacy decision or standard contract terms.',
        'We give data to the police, a court or an authority where the law obliges us to.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what is stored in your browser',
      body: [
        'We use only what the website needs for what you ask of it. We have no cookies for statistics or advertising, and so we ask for no consent.',
        [
          `guest: proves that the drafts which you began without an account are yours; ${LIMITS.draftDays} days`,
          'session: that you are signed in; until you close the browser, or 90 days if you ask to be remembered',
          'device: that you have signed in with this browser before, so that somebody else’s wrong passwords do not lock you out; 1 year',
          'social: only while you sign in by Google or Facebook',
          'stored in the browser: which draft you were at (uuid_sell, uuid_let), a discount code until its order is done (discount_), a copy of what you have typed and of photos that are not uploaded yet, until we have them (draft_copies, draft_photos; of a draft without an account for 90 days), and, until the tab is closed, short notes from one page to the next. You can turn the copy off: choose ‘I am on a shared computer’ on the form',
        ],
        'Scripts of Google or Facebook are loaded only when you go to use their buttons. The payment form contains Stripe’s own script, which may store what it needs against fraud.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: [
        'You can ask us at any time',
        [
          'for a copy of what we keep about you',
          'to correct what is wrong',
          'to delete it, or to stop using it for a time',
          'to hand over what you gave us in a form that a computer can read',
          'to stop doing what we do for a legitimate interest; we then stop, unless we have reasons that weigh more',
        ],
        ({ email }) =>
          `Write to ${email}. It costs nothing, and we answer within a month. Many things you can do yourself: change or withdraw an advert under Your adverts.`,
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: [
        'Tell us first, and we try to put it right. You can also complain to the Information Commissioner’s Office: ico.org.uk/make-a-complaint, telephone 0303 123 1113, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: ['What has changed stands here before it counts, with the day below.'],
    },
  ],
}
