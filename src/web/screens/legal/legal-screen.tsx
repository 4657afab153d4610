import { OPERATOR } from '#shared/product.ts'
import type { LegalText } from './legal-text.ts'
import { PRIVACY } from './privacy.ts'
import { TERMS } from './terms.ts'

export const TermsScreen = () => <Legal text={TERMS} />
export const PrivacyScreen = () => <Legal text={PRIVACY} />

/** The terms or the privacy policy (specification section 2, Static pages). */
function Legal({ text: { title, lead, sections } }: { readonly text: LegalText }) {
  return (
    <main id="main" className="legal-page">
      <p className="note">For the operator to have reviewed before use.</p>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <nav aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title: name, body }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{name}</h2>
          {body.map((part) =>
            typeof part === 'string' ? <p key={part}>{part}</p> : <Lines key={part[0]} lines={part} />,
          )}
        </section>
      ))}
      <p className="legal-date">As of {OPERATOR.textsAsOf}.</p>
    </main>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
