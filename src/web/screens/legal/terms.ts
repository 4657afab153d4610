import { CANCEL_DAYS } from '#shared/advert/cancelling.ts'
import { LIMITS, REFERENCE_MONTHS } from '#shared/advert/limits.ts'
import { type Operator, registrationOf } from '#shared/operator.ts'
import { PRODUCT } from '#shared/product.ts'
import { type LegalText, wherePortals } from './legal-text.ts'

export const TERMS: LegalText = {
  title: 'Terms and conditions',
  lead: `These are the terms for advertising a home on ${PRODUCT.name}. You accept them before you publish your advert.`,
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: [
        whoRunsIt,
        ({ name }) => `‘We’ and ‘us’ mean ${name}. ‘You’ means the person who makes an advert here.`,
        ({ email, phone }) =>
          `You can write to us at ${email} or at that address, use ‘Contact us’ at the foot of every page, or reply to any email we send you.${phone === null ? '' : ` Our phone number is ${phone}.`}`,
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do',
      body: [
        'We show your advert on our website and pass messages on to you. We’re not your estate agent or letting agent. We don’t value your home, negotiate for you, show people round, check the people who write to you, or hold money for anyone.',
        'We can’t promise that you’ll sell or let your home, or how many people will see the advert.',
      ],
    },
    {
      id: 'who-may-advertise',
      title: 'Who can advertise',
      body: [
        'You must be at least 18 and entitled to sell or let the home: you own it, or you act for the owner with their permission. Estate agents and letting agents use the agents’ pages.',
        'Keep your password to yourself. We treat what is done with your account as done by you, unless another person got into it and that wasn’t your fault.',
      ],
    },
    {
      id: 'what-you-may-advertise',
      title: 'What you can advertise',
      body: [
        'You can advertise homes in the United Kingdom, for sale or to let as a home to live in. You can only have one advert for a home at a time. We don’t take holiday lets.',
        'Your advert must be true, include what matters to a buyer or a tenant, and follow the law where the home is. In particular:',
        [
          'the price or rent must be the one you mean to ask, and in England a rent must be one specific amount',
          'the energy rating must be the one on the home’s valid certificate. If the home needs one, you must have it before you market the home or, in England and Wales, at least have ordered it',
          'an advert to let must not turn people away because they have children or receive benefits, and no advert can discriminate unlawfully',
          'photos and words must be your own, or used with permission, and must show the home as it is',
          'it must contain nothing unlawful, threatening, obscene or misleading, and no personal details except the ones you give for enquiries',
        ],
        'You can’t publish words the law doesn’t allow in an advert like yours. The form shows you which they are. If you think we’re wrong, use the form to ask a person to look at your text. We’ll email you what they decide.',
      ],
    },
    {
      id: 'your-words-and-photos',
      title: 'Your words and photos',
      body: [
        'They stay yours. You allow us to store them, resize them and show them for as long as we keep your advert, so that we can do what you ask. If another person says they aren’t yours to use, we may take them down.',
        wherePortals(
          (portals) =>
            `You can agree to have an advert sent to other websites, which at the moment can be ${portals}. You then allow us to send them your words and photos, and them to show these. They have terms of their own. If you stop it in Your adverts, or your advert goes offline here, we ask them to take it off.`,
        ),
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      body: [
        'A Standard advert is free. For the other options we show what you get, how long it lasts and what it costs beside each choice, and again at the checkout before you pay. All prices are in pounds sterling and include VAT.',
        'You pay once: nothing renews by itself and we don’t take another payment. You pay by card through our payment provider. We don’t see or keep your card number.',
        'Our contract begins when your payment is confirmed or, for a free advert, when we publish it. We then email you what you ordered. You pay what the checkout showed you, even if a price changes afterwards.',
        'If you’ve paid and we can’t publish your advert, or you paid twice for the same order, we’ll pay the money back.',
        `You can ask for a tenant reference within ${REFERENCE_MONTHS} months. It needs the consent of the person it’s about. If you don’t get a result, you can ask again within that time. A reference is our opinion of what we could check. It doesn’t promise that the rent will be paid, and the decision is yours. Only use it to decide about the tenancy, don’t show it to other people, and delete it when you’ve decided.`,
        'You can use a discount code once for an order, until the code ends or has been used up.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we show your advert',
      body: [
        `We show your advert from the day you choose. It can take up to ${LIMITS.minutesUntilFound} minutes to appear in searches. We show it until you withdraw it, or until we take it down under these terms.`,
        'What you paid for lasts as long as your order says. After that your advert stays online as a Standard one.',
        'You can change your advert at any time. Your changes show once you publish it again. The time you paid for keeps running if you withdraw your advert.',
      ],
    },
    {
      id: 'cancelling',
      title: `Your ${CANCEL_DAYS} days to cancel`,
      body: [
        `If you’re a consumer, you can cancel a paid order within ${CANCEL_DAYS} days of the day you made it, without giving a reason. Sign in, open Your adverts and choose Cancel. Or tell us in any clear words: reply to the email that confirms the order, or write to us. You only need to send this before the ${CANCEL_DAYS} days are over.`,
        ({ name, address, email }) =>
          `You can use this form, but you don’t have to: ‘To ${name}, ${address}, ${email}: I hereby give notice that I cancel my contract for the supply of the following service: (option and order number). Ordered on: (date). Name of consumer: (your name). Address of consumer: (your address). Signature of consumer (only on paper). Date: (date).’`,
        'At the checkout you ask us to begin at once. If you cancel after we’ve begun, we pay back the price less a part for the days we provided the service, in proportion to the whole. If you upgraded, what we took off for the earlier option counts as part of the price. We pay you back the way you paid, without a fee, within 14 days of you telling us.',
        `After the ${CANCEL_DAYS} days you can still withdraw your advert at any time. We don’t pay back the price then, unless we’ve done something wrong.`,
        'You keep your rights under the Consumer Rights Act 2015 if we don’t provide a service with reasonable care, or as we described it.',
      ],
    },
    {
      id: 'taking-down',
      title: 'What we may take down',
      body: [
        'We may take an advert down, and in serious cases close an account, if it breaks these terms or the law, if we have good reason to think that it does, or if a court or an authority asks us to.',
        'If you think we were wrong, write to us and a person will look at it again. If we took down an advert that followed these terms, we’ll put it back, and a paid option that was running then runs on for as many days as your advert was down. Or we’ll pay back what you paid for it.',
      ],
    },
    {
      id: 'reporting',
      title: 'Reporting an advert',
      body: [
        'Every advert has a link called ‘Report this advert’. Use it for anything that looks unlawful, false or dangerous. You don’t need an account. We look at every report. In an emergency call 999.',
      ],
    },
    {
      id: 'enquiries',
      title: 'Enquiries',
      body: [
        'Messages come from people we don’t know and haven’t checked. Don’t send money, documents or keys until you’re sure who you’re dealing with.',
        'If you contact an advertiser about their home, only use what they tell you for that.',
      ],
    },
    {
      id: 'our-service',
      title: 'Keeping the website going',
      body: [
        'We look after the website with reasonable care, but sometimes it may not work because of repairs or a fault. If you lose a considerable part of what you paid for, we’ll make up for it with more time or pay back that part.',
      ],
    },
    {
      id: 'liability',
      title: 'What we’re liable for',
      body: [
        'Nothing here limits our liability for death or injury caused by our negligence, for fraud, or for anything else the law doesn’t let us limit. Nothing here takes away your rights as a consumer.',
        'Otherwise we’re liable for loss we cause by breaking these terms, if it could be foreseen when the contract was made. We’re not liable for what other people write or do, for a sale or let that doesn’t happen, or for business losses.',
        'You’re liable to us for loss we suffer because your advert broke the law or another person’s rights, as far as that was your fault.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: [
        'The law of England and Wales applies to these terms. If you live in Scotland or Northern Ireland you keep the protection of the law there, and can go to the courts there.',
        'If something is wrong, tell us first and we’ll try to put it right.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: [
        'The terms you accepted with an advert apply to that advert. If we publish new terms here, they apply to what you publish after that.',
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
