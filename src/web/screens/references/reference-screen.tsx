import type { PageProps, ReferenceState } from '#shared/api/document-state.ts'
import type { ReferenceView } from '#shared/api/reference-view.ts'
import { isWrong } from '#shared/form/plain-form.ts'
import { PlainErrors } from '#web/form/plain-form.tsx'
import { titleFor } from '#web/ui/page-title.ts'
import { AnswersForm, Consent, Given, Locked, Withdraw } from './applicant.tsx'
import { ENDINGS, Ended } from './ended.tsx'
import { Landlord } from './landlord.tsx'
import { ConfirmForm } from './referee.tsx'

const HEADINGS: Readonly<Record<Exclude<ReferenceView['name'], 'ended'>, string>> = {
  landlord: 'Tenant references',
  consent: 'A landlord has asked you for a reference',
  answers: 'Your reference',
  given: 'Your reference',
  locked: 'Your reference',
  withdraw: 'Withdraw your consent?',
  confirm: 'Is this right?',
}

const headingOf = (view: ReferenceView): string =>
  view.name === 'ended' ? ENDINGS[view.as].title : HEADINGS[view.name]

/** Without a script, for landlords, applicants and those who confirm. */
export function ReferenceScreen({ state: { view } }: PageProps<'reference' | 'tenant-references'>) {
  return (
    <main id="main" className="visitor-page">
      {'form' in view ? <PlainErrors form={view.form} /> : null}
      <h1>{headingOf(view)}</h1>
      <Content view={view} />
    </main>
  )
}

function Content({ view }: { readonly view: ReferenceView }) {
  switch (view.name) {
    case 'landlord':
      return <Landlord view={view} />
    case 'consent':
      return <Consent view={view} />
    case 'answers':
      return <AnswersForm view={view} />
    case 'given':
      return <Given view={view} />
    case 'locked':
      return <Locked view={view} />
    case 'withdraw':
      return <Withdraw view={view} />
    case 'confirm':
      return <ConfirmForm view={view} />
    case 'ended':
      return <Ended as={view.as} />
  }
}

export function referenceTitle({ view }: ReferenceState): string {
  return titleFor(headingOf(view), 'form' in view && isWrong(view.form))
}
