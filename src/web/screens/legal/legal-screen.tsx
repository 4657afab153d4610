import type { PageProps } from '#shared/api/document-state.ts'
import type { Operator } from '#shared/operator.ts'
import { LEGAL_TEXTS_AS_OF, type LegalText, type Sentence } from './legal-text.ts'
import { PRIVACY } from './privacy.ts'
import { TERMS } from './terms.ts'

export const TermsScreen = ({ operator, state }: PageProps<'terms'>) => (
  <Legal text={TERMS} operator={operator} portals={state.portals} />
)
export const PrivacyScreen = ({ operator, state }: PageProps<'privacy'>) => (
  <Legal text={PRIVACY} operator={operator} portals={state.portals} />
)

/** The terms or the privacy policy (specification section 2, Static pages). */
interface LegalProps {
  readonly text: LegalText
  readonly operator: Operator
  readonly portals: readonly string[]
}

const LIST = new Intl.ListFormat('en-GB')

function Legal({ text: { title, lead, sections }, operator, portals }: LegalProps) {
  const facts = { ...operator, portals: LIST.format(portals) }
  const written = (sentences: readonly Sentence[]): readonly string[] =>
    sentences.flatMap((sentence) => (typeof sentence === 'function' ? (sentence(facts) ?? []) : sentence))
  return (
    <main id="main" className="legal-page">
      {operator.isSandbox ? (
        <p className="note" data-sandbox="operator">
          <strong>Sandbox.</strong> The operator named here is invented. For the operator to have reviewed
          before use.
        </p>
      ) : null}
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
            isList(part) ? (
              <Lines key={written(part)[0]} lines={written(part)} />
            ) : (
              written([part]).map((text) => <p key={text}>{text}</p>)
            ),
          )}
        </section>
      ))}
      <p className="legal-date">As of {LEGAL_TEXTS_AS_OF}.</p>
    </main>
  )
}

const isList = (part: Sentence | readonly Sentence[]): part is readonly Sentence[] => Array.isArray(part)

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
