import type { ReactNode } from 'react'

interface TermsProps {
  readonly className?: string
  /** In an order that never changes; a term may stand there twice. */
  readonly terms: readonly (readonly [term: string, says: ReactNode])[]
}

/** A description list. */
export const Terms = ({ className, terms }: TermsProps) => (
  <dl className={className}>
    {terms.map(([term, says], i) => (
      <div key={`${i} ${term}`}>
        <dt>{term}</dt>
        <dd>{says}</dd>
      </div>
    ))}
  </dl>
)
