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
    title: 'You have said no',
    text: 'We tell the landlord that there will be no reference, and not why. Your name and email address are erased.',
    link: HOMES,
  },
  withdrawn: {
    title: 'Your consent is withdrawn',
    text: 'Everything that you told us is erased, and the report with it. A report that the landlord downloaded before stays with them.',
    link: HOMES,
  },
  confirmed: {
    title: 'Thank you for your answer',
    text: 'You have answered, and this link is used up. If something was wrong with your answer, write to us.',
    link: CONTACT,
  },
  'not-needed': {
    title: 'This is not needed any more',
    text: 'The reference is decided, or was withdrawn. You need not do anything.',
    link: HOMES,
  },
  missing: {
    title: 'This link does not work any more',
    text: 'It is too old, or another email with another link has taken its place. If you copied it, check that it is whole.',
    link: CONTACT,
  },
  elsewhere: {
    title: 'This is not one of your adverts',
    text: 'You may be signed in with another account than the one in which you made the advert.',
    link: OWN,
  },
  'not-offered': {
    title: 'We cannot do this at the moment',
    text: 'Tenant references are switched off for now. Please try again later, or write to us.',
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
