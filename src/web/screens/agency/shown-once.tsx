import type { NewSecret } from '#shared/api/agency-view.ts'

interface ShownOnceProps {
  readonly secret: NewSecret
  readonly kind: 'key' | 'secret'
  /** What it is given to. */
  readonly of: 'program' | 'software'
  readonly hint: string
  /** Encrypted, to sign with it. */
  readonly isKept?: boolean
}

const LABELS = { key: 'Key', secret: 'Secret' } as const

/** A new secret, which no page shows again. */
export function ShownOnce({ secret: { secret, url }, kind, of, hint, isKept }: ShownOnceProps) {
  return (
    <section className="secret" aria-labelledby="secret">
      <h2 id="secret">Give these to your {of} now</h2>
      <p>
        {isKept
          ? `We keep the ${kind} encrypted, and never show it again.`
          : `We don’t keep a copy of the ${kind}, so we can’t show it again.`}
      </p>
      <dl>
        <dt>Address</dt>
        <dd>
          <code>{url}</code>
        </dd>
        <dt>{LABELS[kind]}</dt>
        <dd>
          <code>{secret}</code>
        </dd>
      </dl>
      <p className="hint">{hint}</p>
    </section>
  )
}
