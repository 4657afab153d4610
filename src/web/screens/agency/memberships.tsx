import { mayAs } from '#shared/account/agency-people.ts'
import { CLIENT_MONEY, clientMoneyOf, REDRESS_SCHEMES, redressOf } from '#shared/advert/agency-memberships.ts'
import type { AgencyMember, AgencyView } from '#shared/api/agency-view.ts'
import type { TypedForm } from '#shared/form/plain-form.ts'
import { PlainChoice, PlainField } from '#web/form/plain-form.tsx'
import { Terms } from '#web/ui/terms.tsx'

type MembershipsView = Extract<AgencyView, { readonly name: 'memberships' }>

interface MembershipsProps {
  readonly view: MembershipsView
  readonly member: AgencyMember
}

export function Memberships({ view, member }: MembershipsProps) {
  return (
    <>
      <p>
        Estate agents in the UK must belong to a redress scheme, and so must letting agents in England. Most
        letting agents who hold clients’ money need client money protection, too. We show what you enter here
        on your adverts, so that buyers and tenants can check it.
      </p>
      {mayAs(member.role, 'owner') ? <Change view={view} /> : <Given view={view} />}
    </>
  )
}

const NOT_GIVEN = 'Not given'

function Given({ view: { memberships } }: { readonly view: MembershipsView }) {
  return (
    <>
      <Terms
        className="facts"
        terms={[
          ['Redress scheme', redressOf(memberships) ?? NOT_GIVEN],
          ['Client money protection', clientMoneyOf(memberships) ?? NOT_GIVEN],
        ]}
      />
      <p className="hint">An owner of the agency can change this.</p>
    </>
  )
}

/** A radio button cannot be cleared without one. */
const NO_ANSWER = { id: '', label: 'We’ll tell you later' }

function Change({ view: { memberships, form } }: { readonly view: MembershipsView }) {
  const kept = Object.entries(memberships).map(([name, value]) => [name, value ?? ''] as const)
  const filled: TypedForm = { ...form, values: { ...Object.fromEntries(kept), ...form.values } }
  return (
    <form className="visitor-form" method="post" noValidate>
      <PlainChoice
        form={filled}
        name="redressScheme"
        label="Which redress scheme are you a member of?"
        options={[...REDRESS_SCHEMES, NO_ANSWER]}
      />
      <SchemeNumber form={filled} name="redressNumber" label="Your redress scheme number" />
      <PlainChoice
        form={filled}
        name="clientMoney"
        label="Who protects your clients’ money?"
        hint="Only adverts of homes to let show this."
        options={[...CLIENT_MONEY, NO_ANSWER]}
      />
      <SchemeNumber form={filled} name="clientMoneyNumber" label="Your client money protection number" />
      <p>
        <button type="submit" className="primary">
          Save
        </button>
      </p>
    </form>
  )
}

interface SchemeNumberProps {
  readonly form: TypedForm
  readonly name: string
  readonly label: string
}

const SchemeNumber = (props: SchemeNumberProps) => (
  <PlainField {...props} hint="Needed if you choose a scheme." autoComplete="off" />
)
