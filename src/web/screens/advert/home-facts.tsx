import { homeLines } from '#shared/advert/agent-wording.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { YES_TEXT } from '#shared/advert/options.ts'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import { epcLetterOf, factsOf, homeOf } from '#web/advert/advert-wording.ts'
import { EpcGraph } from '#web/advert/epc-graph.tsx'
import { Terms } from '#web/ui/terms.tsx'

/** All short answers as a description list. */
export function HomeFacts({ advert }: { advert: PublishedAdvert }) {
  const { appType, answers, agent } = advert
  const facts = [
    ['Type', homeOf(answers)] as const,
    ...factsOf(appType, answers),
    ...(appType === 'let' ? [['Before you move in', referencesOf(answers)] as const] : []),
    ['Energy rating', ratingOf(answers)] as const,
    ...homeLines(advert),
  ]
  return (
    <section className="advert-part" aria-labelledby="facts">
      <h2 id="facts">About this home</h2>
      <Terms className="facts" terms={facts.filter(([, is]) => is)} />
      {agent && agent.facts.features.length > 0 ? (
        <ul className="agent-features">
          {agent.facts.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

const referencesOf = ({ propertyReferences }: DraftAnswers): string | undefined =>
  propertyReferences === YES_TEXT ? 'The landlord asks for references' : undefined

function ratingOf({ currentEpc, potentialEpc }: DraftAnswers): string | undefined {
  const current = epcLetterOf(currentEpc)?.toUpperCase()
  const potential = epcLetterOf(potentialEpc)?.toUpperCase()
  if (!current) return undefined
  return potential && potential !== current ? `${current}, could be ${potential}` : current
}

/** By law, an advert must show the rating if there is one. */
export function EnergyRating({ answers: { currentEpc, potentialEpc } }: { answers: DraftAnswers }) {
  return (
    <section className="advert-part energy" aria-labelledby="energy">
      <h2 id="energy">Energy rating</h2>
      {epcLetterOf(currentEpc) ? (
        <EpcGraph current={currentEpc} potential={potentialEpc} />
      ) : (
        <p className="lead">The advertiser hasn’t given an energy rating yet. You can ask for it.</p>
      )}
    </section>
  )
}
