import type { ReferenceEnding } from '#shared/api/reference-view.ts'
import { paths } from '#shared/journey/paths.ts'

interface Ending {
  readonly title: string
  readonly text: string
  readonly link: { readonly href: string; readonly text: string }
}

const HOMES = { href: paths.adverts(), text: 'See homes' }
const CONTACT = { href: paths.contact('personal-data'), text: 'Contact us' }
const OWN = { href: paths.unfinished(), text: 'Your adverts' }

/** Where there is nothing to do on the page any more. */
export const ENDINGS: Readonly<Record<ReferenceEnding, Ending>> = {
  refused: {
    title: 'You refused to give a reference',
    text: 'We’ll tell the landlord there will be no reference, but not why. We’ve deleted your name and email address.',
    link: HOMES,
  },
  withdrawn: {
    title: 'You’ve withdrawn your consent',
    text: 'We’ve deleted everything you told us, and the report. If the landlord has already downloaded the report, they can keep it.',
    link: HOMES,
  },
  confirmed: {
    title: 'Thank you for your answer',
    text: 'We’ve got your answer, and this link no longer works. If something in your answer was wrong, contact us.',
    link: CONTACT,
  },
  'not-needed': {
    title: 'You don’t need to do this any more',
    text: 'We’ve decided the reference, or the applicant withdrew it. You don’t need to do anything.',
    link: HOMES,
  },
  missing: {
    title: 'This link doesn’t work any more',
    text: 'It’s too old, or we’ve sent you a newer link. If you copied it, check that you copied all of it.',
    link: CONTACT,
  },
  elsewhere: {
    title: 'This isn’t one of your adverts',
    text: 'You may have made the advert with a different account.',
    link: OWN,
  },
  'not-offered': {
    title: 'We can’t do this at the moment',
    text: 'Tenant references aren’t available at the moment. Try again later, or contact us.',
    link: CONTACT,
  },
}

export function Ended({ as }: { readonly as: ReferenceEnding }) {
  const { text, link } = ENDINGS[as]
  return (
    <>
      <p>{text}</p>
      <p className="buttons">
        <a href={link.href}>{link.text}</a>
      </p>
    </>
  )
}
