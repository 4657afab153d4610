import { REFERENCE_MONTHS } from '#shared/advert/entitlement.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { type Operator, registrationOf } from '#shared/operator.ts'
import { PRODUCT } from '#shared/product.ts'
import type { LegalText } from './legal-text.ts'

export const TERMS: LegalText = {
  title: 'Terms and conditions',
  lead: `These are the terms on which you advertise a home on ${PRODUCT.name}. You accept them before your advert is published.`,
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: [
        whoRunsIt,
        ({ name }) => `‘We’ and ‘us’ mean ${name}, and ‘you’ means whoever makes an advert here.`,
        ({ email, phone }) =>
          `You can write to us at ${email} or at that address, use the form under ‘Contact us’ at the foot of every page, or reply to any email that we send you.${phone === null ? '' : ` Our telephone number is ${phone}.`}`,
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do',
      body: [
        'We show your advert on our website and pass messages on to you. That is all: we are not your estate agent or letting agent. We do not value your home, negotiate for you, show people round, check who writes to you, or hold anybody’s money.',
        'We cannot promise that your home is sold or let, or how many people see the advert.',
      ],
    },
    {
      id: 'who-may-advertise',
      title: 'Who may advertise',
      body: [
        'You must be at least 18, and entitled to sell or let the home: its owner, or somebody who acts for the owner with their permission. Estate agents and letting agents use the agents’ pages.',
        'Keep your password to yourself. What is done with your account counts as done by you, unless somebody else got into it and that was not your fault.',
      ],
    },
    {
      id: 'what-you-may-advertise',
      title: 'What you may advertise',
      body: [
        'Homes in the United Kingdom, for sale or to let as somebody’s home. Each home is advertised once at a time. Holiday lets are not taken.',
        'Your advert must be true and complete in what matters to a buyer or a tenant, and must keep to the law where the home is. In particular:',
        [
          'the price or the rent must be the one that you mean to ask, and in England a rent must be one specific amount',
          'the energy rating must be that of the home’s valid certificate, and a certificate must at least have been ordered before the home is marketed',
          'an advert to let must not turn people away because they have children or receive benefits, and no advert may discriminate unlawfully',
          'photos and words must be your own, or used with permission, and must show the home as it is',
          'it must contain nothing unlawful, threatening, obscene or misleading, and nobody’s personal details but those that you give for enquiries',
        ],
        'Words that the law does not allow in such an advert cannot be published, and the form says which they are. If you think that this is wrong, ask there for a person to look at your text. We email you what they decide.',
      ],
    },
    {
      id: 'your-words-and-photos',
      title: 'Your words and photos',
      body: [
        'They stay yours. You allow us to store, adapt in size and show them, for as long as your advert is kept here, so that we can do what you ask us to. If somebody claims that they are not yours to use, we may take them down.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      body: [
        'A standard advert is free of charge. What else there is, what it contains, how long it lasts and what it costs stands beside each choice, and again at the checkout before you pay. All prices are in pounds sterling and include VAT.',
        'Each is a single payment: nothing renews by itself, and nothing is taken again. You pay by card through our payment provider. We do not see or keep your card’s number.',
        'Our contract begins when your payment is confirmed, or, for a free advert, when it is published. We then send you an email with what you ordered. What the checkout showed is what you are charged, even if a price changes meanwhile.',
        'If you have paid and we cannot publish your advert, or if the same order was paid twice, we pay the money back.',
        `A tenant reference can be asked for within ${REFERENCE_MONTHS} months. It needs the consent of the person it is about: one that comes to nothing can be asked for again within that time. It is our opinion of what we could check, and no promise that a rent will be paid; the decision is yours. Use it only to decide about the tenancy, show it to nobody else, and delete it when you have decided.`,
        'A discount code can be used once for an order, and not after it has ended or been used up.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long your advert is shown',
      body: [
        `Your advert is shown from the day that you choose. It can take up to ${LIMITS.minutesUntilFound} minutes until it is found in searches. It is shown until you withdraw it, or until we take it down as these terms say.`,
        'What you paid for lasts as long as your order says. After that the advert goes on as a standard one.',
        'You can change your advert at any time. What you change is shown once you publish it again. Withdrawing an advert does not stop the time that you paid for.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Your 14 days to cancel',
      body: [
        'If you are a consumer, you can cancel a paid order within 14 days of the day on which you made it, without giving a reason. Sign in, open Your adverts and choose Cancel; or tell us in any clear words: reply to the email that confirms the order, or write to us. You may use these, but need not: ‘I cancel my contract for the advert with the reference (its reference), ordered on (date). (Your name and address.)’ It is enough that you send this before the 14 days are over.',
        'You ask us at the checkout to begin at once. If you cancel after we have begun, we pay back the price less a part for the days on which we provided the service, in proportion to the whole. If you upgraded, what we took off for the option before counts as part of the price. We pay back in the way in which you paid, without a fee, within 14 days of your telling us.',
        'After the 14 days you can still withdraw your advert at any time; the price is then not paid back, unless we have done something wrong.',
        'Your rights where a service is not provided with reasonable care, or not as it was described, stay as the Consumer Rights Act 2015 has them.',
      ],
    },
    {
      id: 'taking-down',
      title: 'What we may take down',
      body: [
        'We may take an advert down, and in serious cases close an account, if it breaks these terms or the law, if we have good reason to think that it does, or if a court or an authority asks us to.',
        'If you think that this was wrong, write to us and a person will look at it again. If we took down an advert that kept to these terms, we put it back or pay back what you paid for it.',
      ],
    },
    {
      id: 'reporting',
      title: 'Reporting an advert',
      body: [
        'Every advert has a link ‘Report this advert’. Use it for anything that looks unlawful, false or dangerous. You need no account for it. We look at each report. In an emergency call 999.',
      ],
    },
    {
      id: 'enquiries',
      title: 'Enquiries',
      body: [
        'Messages come from people whom we do not know and have not checked. Do not send money, documents or keys to anybody before you are sure who they are.',
        'If you write to somebody about their home, use what they tell you for that alone.',
      ],
    },
    {
      id: 'our-service',
      title: 'Keeping the website going',
      body: [
        'We look after the website with reasonable care, but it may be out of order at times, for repairs or because something failed. If that takes away a considerable part of what you paid for, we make up for it with more time or pay back that part.',
      ],
    },
    {
      id: 'liability',
      title: 'What we are liable for',
      body: [
        'Nothing here limits our liability for death or injury caused by our negligence, for fraud, or for anything else for which the law does not let it be limited, and nothing takes away your rights as a consumer.',
        'Otherwise we are liable for loss that we cause by breaking these terms and that could be foreseen when the contract was made. We are not liable for what others write or do, for a sale or a letting that does not come about, or for the loss of a business.',
        'You answer to us for loss that we suffer because your advert broke the law or somebody’s rights, as far as that was your fault.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: [
        'These terms are under the law of England and Wales. If you live in Scotland or Northern Ireland you keep the protection of the law there, and may go to the courts there.',
        'Tell us first if something is wrong, and we try to put it right.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: [
        'For an advert the terms count that you accepted with it. New terms count for what you publish after they stand here.',
      ],
    },
  ],
}

function whoRunsIt(operator: Operator): string {
  const { name, address, vatNumber } = operator
  const registration = registrationOf(operator)
  const who =
    registration === null
      ? `${name}, ${address}`
      : `${name}, a company ${registration}, whose registered office is ${address}`
  return `${PRODUCT.name} is run by ${who}. Our VAT number is ${vatNumber}.`
}
