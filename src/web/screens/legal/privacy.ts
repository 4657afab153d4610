import { CODE_MINUTES } from '#shared/account/phone-verification.ts'
import { REMEMBERED_DAYS, SESSION_DAYS, SESSION_IDLE_HOURS } from '#shared/account/sign-in.ts'
import { EMAIL_DAYS, LIMITS, LOOKUP_DAYS } from '#shared/advert/limits.ts'
import { PRODUCT } from '#shared/product.ts'
import { REFERENCE_LIMITS } from '#shared/references/reference.ts'
import { PERSONAL_DATA } from '#shared/support/contact-form.ts'
import { counted } from '#shared/values/counted.ts'
import { type LegalText, wherePortals } from './legal-text.ts'

export const PRIVACY: LegalText = {
  title: 'Privacy policy',
  lead: `What ${PRODUCT.name} keeps about you, why, how long for, and what you can do about it.`,
  sections: [
    {
      id: 'who-we-are',
      title: 'Who is responsible',
      body: [
        ({ name, address, email, icoNumber }) =>
          `${name}, ${address}, decides how personal data is used on this website (we’re the ‘controller’). Write to us about it at ${email}, or use ‘Contact us’ at the foot of every page. Our registration number with the Information Commissioner’s Office is ${icoNumber}.`,
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep, why, and our legal basis',
      body: [
        [
          'Your answers and photos, while you make an advert: so that you lose nothing and can carry on later. Basis: steps you ask for before a contract, and the contract.',
          'Your published advert, with the street, the town and the first half of the postcode. We never show the house number, the full postcode or your email address. Basis: the contract.',
          'Your account: your title, name, email address and mobile number, and your password in a form nobody can read back. For an agent we also keep the agency’s name and, if the agency’s software sends us homes, the schemes it belongs to and its numbers there, which its adverts show, and each person’s role there and what they changed. Basis: the contract.',
          'That you confirmed your mobile number, with a code we sent to it: so that adverts come from people who can be reached. Basis: the legitimate interest we and our readers have in genuine adverts.',
          'Your orders: what you bought, when, for how much, and the payment provider’s reference. We never keep your card number. Basis: the contract, and the law on accounts and tax.',
          'Calls to privacy numbers: when a call came and whether it was answered, so that the advertiser can see it. We put the call through. We don’t record calls or keep the caller’s number, but our telephone provider’s own log has both numbers. For about a day we keep a code made from the number, from which the number can’t be read, so that nobody rings too often. Basis: the contract and, for callers, the legitimate interest in putting calls through and stopping nuisance calls.',
          'Tenant references: an applicant’s name and email address, which the landlord gives us. Once the applicant agrees, also what they tell us about who they are, their income and their landlords, and what their referees say about it. We encrypt this and only our staff read it. The landlord gets the result and a report without the answers. Basis: the applicant’s consent, which they can withdraw at any time using the link in our email. Before they consent: the legitimate interest we and the landlord have in asking them. For referees: the legitimate interest the applicant and the landlord have in having it confirmed.',
          'Enquiries about adverts: we email the name, email address, phone number and message to the advertiser. If the advertiser is an agency, we may also send them to a program of the agency’s, and if its programs fetch or count enquiries, we keep them for that. Basis: the legitimate interest the person who enquires and the advertiser have in us passing it on.',
          wherePortals(
            () =>
              'That you agreed to send an advert to another website: which advert and website, when, and the text you agreed to. Also what the website answered. Basis: your consent. You can take it back at any time in Your adverts.',
          ),
          'Reports about adverts, with an email address if you give one: so that we can act on them. Basis: our legal duties as a website where people publish.',
          'A summary or description with words the law doesn’t allow, if you ask a person to look at it: the text and what we decide, which then applies to that text. Basis: steps you ask for before a contract.',
          'Messages to us: your name, email address, what you write and any reference you give, so that we can answer. Basis: steps you ask for about a contract, and otherwise our legitimate interest in answering people who write to us.',
          'Technical records: your internet address, the time, the kind of page you asked for and how we responded. They don’t contain answers or messages. Basis: our legitimate interest in a website that is safe and works.',
          'Counts of attempts, such as wrong passwords or text messages, by account, browser or internet address. Basis: our legitimate interest in preventing abuse.',
        ],
        'When you upload a photo, we make a new picture from it and delete the original, with anything the camera saved in the file, such as the place and the time.',
        'You don’t have to give us any of this. But we can’t publish an advert without the answers marked as required.',
        'We don’t make decisions about you by machine alone that have legal or similar effects. We don’t sell your data. Nobody else uses it for advertising, except that we promote your advert on Facebook if you buy that.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        [
          `Drafts: we delete them ${LIMITS.draftDays} days after the last change. A published draft stays with its advert.`,
          'Photos that no draft or advert uses: about a day.',
          'Accounts and published adverts, including withdrawn ones: until you ask us to delete them. We then keep only your orders, without your name, and anything below that has its own time limit.',
          'Texts you asked a person to look at, and what we decided: as long as your account, even if you delete the draft.',
          'Receipts of care, with your answers and text as you published them: as long as the advert.',
          'Reports about adverts: as long as the advert.',
          wherePortals(
            () =>
              `That you agreed to send an advert to another website: as long as the advert. What the website answered: ${LIMITS.portalCallDays} days.`,
          ),
          'Orders: at least 6 years, as the law on accounts and tax requires.',
          'Calls to privacy numbers: a year.',
          `Tenant references: we keep names, answers and the report for ${REFERENCE_LIMITS.keptDays} days after the result, or until the applicant withdraws consent. We keep a request nobody answers for ${REFERENCE_LIMITS.answerDays} days. We keep the fact that there was a reference, without names, as long as the order.`,
          `Emails: until we’ve sent them. If we can’t send one: ${EMAIL_DAYS} days. Codes by text message: ${CODE_MINUTES} minutes.`,
          'Counts of attempts: about a day.',
          `What an address lookup or the register of energy certificates said about a postcode: ${LOOKUP_DAYS} days at most.`,
          `Enquiries that an agency’s programs can fetch, or that one of them hasn’t taken from us yet: ${LIMITS.agencyEnquiryDays} days at most. For software that only sends us homes and asks for enquiries: ${LIMITS.leadDays} days.`,
          `Messages to us: until we close the case, and ${LIMITS.closedCaseDays} days after that.`,
          ({ logDays }) => `Technical records: ${counted(logDays, 'day')}.`,
          ({ backupDays }) =>
            backupDays === null
              ? null
              : `Backups, which we’d only use after a fault: we delete each after ${counted(backupDays, 'day')} at most. Until then it has what we’ve deleted since.`,
        ],
      ],
    },
    {
      id: 'who-gets-it',
      title: 'Who we share it with',
      body: [
        'Anyone who looks at your published advert sees what it says. We also give these companies what they need to do their work for us, and no more:',
        [
          'the address lookup: the postcode you enter',
          'the government’s register of energy certificates: the address of the home',
          'the provider of text messages and privacy numbers: your phone number and the code we text or read out, and the numbers of people who call a privacy number',
          'the email provider: your email address and the message',
          'the landlord an applicant rents from now and, for a full tenant reference, an employer and a former landlord: the applicant’s name, and what we ask them to confirm',
          'Stripe, the payment provider: what you pay and your email address. Your card details go straight to Stripe',
          'Google or Facebook, if you choose to sign in with them: they learn that you do, and give us your name and email address',
          'Facebook, if you buy an option we promote there: what your published advert shows, street and town included, in a public post and in Facebook’s adverts, but never the house number, the full postcode or your contact details',
          wherePortals(
            (portals) =>
              `${portals}, if you agree to it for an advert: what the advert says, its photos and plans, and the home’s whole address and price, but never your name, email address or phone number`,
          ),
          'the companies that run our servers and store photos: what is stored on them, on our instructions',
        ],
        'Some of them may use data outside the United Kingdom. They follow rules the law recognises as protecting it, such as an adequacy decision or standard contract terms. Write to us if you want to know which, or want a copy.',
        'We give data to the police, a court or an authority if the law says we must.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what we store in your browser',
      body: [
        'We only use cookies the website needs. We don’t use cookies for statistics or advertising, so we don’t ask for your consent.',
        [
          `guest: shows that the drafts you began without an account are yours. It lasts ${LIMITS.draftDays} days`,
          `session: keeps you signed in until you close the browser, don’t use it for ${SESSION_IDLE_HOURS} hours, or ${SESSION_DAYS} days have passed. If you ask us to remember you: for ${REMEMBERED_DAYS} days`,
          'device: shows that you’ve signed in with this browser before, so that other people’s wrong passwords don’t lock you out. It lasts a year',
          'social: only while you sign in with Google or Facebook',
          `stored in the browser: which draft you were working on (uuid_sell, uuid_let), a discount code until you finish its order (discount_), and a copy of what you’ve typed and of photos that haven’t uploaded yet, until we have them (draft_copies, draft_photos). We keep the copy of a draft without an account for ${LIMITS.draftDays} days. When you clear a form or choose ‘I am on a shared computer’, the start of that draft’s id stays for ${LIMITS.draftDays} days. It opens nothing, but tells us not to open the draft here by itself. Until you close the tab, also short notes from one page to the next. To turn the copy off, choose ‘I am on a shared computer’ on the form`,
        ],
        'We load scripts from Google or Facebook only when you go to use their buttons. The payment form contains Stripe’s own script, which may store what it needs to prevent fraud.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: [
        'You can ask us at any time to:',
        [
          'give you a copy of what we keep about you',
          'correct what is wrong',
          'delete it, or stop using it for a time',
          'give you what you’ve given us in a form a computer can read',
          'stop doing something we do for a legitimate interest. We’ll stop unless we have stronger reasons to carry on',
        ],
        ({ email }) =>
          `Write to ${email}. It’s free, and we answer within a month. You can do some things yourself: change or withdraw an advert in Your adverts.`,
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: [
        ({ email }) =>
          `To complain about how we use your data, use ‘Contact us’ and choose ‘${PERSONAL_DATA}’, or write to ${email}. We’ll acknowledge your complaint within 30 days, look into it and tell you what we find without undue delay.`,
        'You can also complain to the Information Commissioner’s Office: ico.org.uk/make-a-complaint, telephone 0303 123 1113, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: ['If we change this policy, we’ll publish the new one here, with its date, before it applies.'],
    },
  ],
}
