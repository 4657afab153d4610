import type { PageProps } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'

export function ChooseTypeScreen({ heading }: PageProps<'choose-listing-type'>) {
  return (
    <main id="main" className="choose-type">
      <h1>{heading}</h1>
      <p className="lead">
        Make the advert for your home. Answer a few questions, see it take shape, and publish when you are
        ready.
      </p>
      <div className="type-links">
        <a className="type-link" href={paths.create('sell')}>
          <strong>SELL</strong>
          <span>You want to find a buyer.</span>
        </a>
        <a className="type-link" href={paths.create('let')}>
          <strong>LET</strong>
          <span>You want to find a tenant, for the whole home or a room.</span>
        </a>
      </div>
      <p className="hint">{PRODUCT.name} takes homes in the United Kingdom only.</p>
    </main>
  )
}
