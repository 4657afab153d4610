import { PORTAL_PROOFS } from '#shared/account/agency-portals.ts'
import type { TypedForm } from '#shared/form/plain-form.ts'
import { PlainChoice, PlainField } from '#web/form/plain-form.tsx'

interface PortalFieldsProps {
  readonly form: TypedForm
  /** It has no secret yet. */
  readonly isNew: boolean
}

const PLACES = [
  {
    name: 'url',
    label: 'Its address',
    hint: 'What comes before /sendpropertydetails in RTDF, or /listing/update in Zoopla’s feed. It begins with https.',
  },
  {
    name: 'network',
    label: 'Network ID',
    optional: true,
    hint: 'Only for RTDF: the number the portal gave you.',
  },
  {
    name: 'theirBranch',
    label: 'What the portal calls the branch',
    hint: 'In RTDF it’s a number, the branch ID.',
  },
] as const

const SECRETS = [
  { name: 'secret', label: 'The secret', hint: 'Not needed with a certificate.' },
  {
    name: 'certificate',
    label: 'The certificate',
    kind: 'paragraphs',
    hint: 'In PEM, followed by those that signed it, if the portal asks for them.',
  },
  {
    name: 'key',
    label: 'The certificate’s private key',
    kind: 'paragraphs',
    hint: 'In PEM, without a password. We keep it encrypted and never show it again.',
  },
] as const

/** Where a portal is, and how we prove who sends. Secrets are never filled in. */
export function PortalFields({ form, isNew }: PortalFieldsProps) {
  const kept = isNew ? '' : ' Leave it empty to keep the one we have.'
  return (
    <>
      {PLACES.map((field) => (
        <PlainField key={field.name} form={form} {...field} autoComplete="off" />
      ))}
      <PlainChoice form={form} name="proof" label="How do we prove who sends?" options={PORTAL_PROOFS} />
      {SECRETS.map((field) => (
        <PlainField
          key={field.name}
          form={form}
          {...field}
          hint={field.hint + kept}
          optional
          autoComplete="off"
        />
      ))}
    </>
  )
}
