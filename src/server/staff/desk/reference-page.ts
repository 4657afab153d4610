import { paths } from '#shared/journey/paths.ts'
import { answersIn } from '#shared/references/answers.ts'
import { categoriesOf } from '#shared/references/questions.ts'
import { REFERENCE_LIMITS, REFERENCE_RESULTS } from '#shared/references/reference.ts'
import { OUTCOMES } from '#shared/references/requests.ts'
import { type Html, html } from '#shared/values/html.ts'
import type { JudgedReference } from '../../entitlements/references/judging-store.ts'
import type { Fields } from './desk-call.ts'
import { facts } from './desk-facts.ts'
import { textArea } from './desk-form.ts'
import { type DeskPage, NOTHING } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'
import { age, moment } from './desk-words.ts'

/** What was declared, who confirmed it, and the form to judge it by. */
export const referencePage = (
  reference: JudgedReference,
  typed: Fields,
  now: Date,
): Omit<DeskPage, 'done' | 'trouble'> => ({
  title: `Reference ${reference.id.slice(0, 8)}`,
  content: html`${facts([
    ['Applicant', html`${reference.applicant}, ${reference.applicantEmail}`],
    // The public page says the rent.
    ['Home', html`<a href="${paths.advert(reference.listing)}">${reference.home}</a>`],
    ['Kind', reference.level],
    ['Answered', html`${moment(reference.givenAt)}, ${age(reference.givenAt, now)} ago`],
  ])}
<p class="soft">We log everyone who looks at this page. Don’t copy anything from it.</p>
${categoriesOf(reference.level).map(({ id, name }) => html`<h2>${name}</h2>${facts(answersIn(id, reference.answers).map(({ title, value }) => [title, html`<pre>${value}</pre>`]))}${confirmation(reference, id)}`)}
${judging(reference, typed)}`,
})

/** Staff can do nothing about it; whoever set the key can. */
export const lockedPage = (): DeskPage => ({
  title: 'You can’t open this reference',
  status: 503,
  content: html`<p>We’ve stored it, but REFERENCES_KEY isn’t set on this server, or isn’t the key that encrypted the answers.</p>
<p>Ask the person who runs the server to set it again, with the old key after it if the key has changed. Nothing is lost until then. If the key itself is lost, no one can read the answers. Ask the applicant to withdraw, and the landlord to ask for another reference.</p>`,
})

function confirmation({ confirmations }: JudgedReference, category: string): Html {
  const found = confirmations.find(({ referee }) => referee === category)
  if (found === undefined) return NOTHING
  const { outcome, answeredAt, note } = found
  if (outcome === null || answeredAt === null)
    return html`<p><strong>We’ve asked them by email. They haven’t answered yet.</strong></p>`
  const label = OUTCOMES.find(({ id }) => id === outcome)?.label ?? outcome
  return html`<p><strong>${label}</strong>, answered using the link on ${moment(answeredAt)}.</p>${note === '' ? NOTHING : html`<pre>${note}</pre>`}`
}

function judging({ id, state, isReady, level }: JudgedReference, typed: Fields): Html {
  if (state !== 'given') return html`<p>You’ve judged this reference.</p>`
  if (!isReady) {
    return html`<h2>Judge it</h2><p>We’re waiting for someone to confirm it. You can judge it once they’ve answered, or ${String(REFERENCE_LIMITS.confirmDays)} days after the applicant did.</p>`
  }
  return html`<h2>Judge it</h2><form class="stack" method="post" action="${deskPaths.judgeReference(id)}">
<fieldset><legend>What we confirmed ourselves</legend>
${categoriesOf(level).map(({ id: category, name }) => box('checkbox', `checked-${category}`, 'yes', name, typed[`checked-${category}`] === 'yes'))}
</fieldset>
<fieldset><legend>Result</legend>
${REFERENCE_RESULTS.map((result) => box('radio', 'result', result.id, result.label, typed['result'] === result.id))}
</fieldset>
${textArea({ label: 'Reason, and conditions', name: 'reason', value: typed['reason'] ?? '', hint: 'The landlord and the applicant will read this. Don’t repeat anything the applicant told us.' })}
<button>Judge it and send the report</button></form>`
}

function box(
  type: 'checkbox' | 'radio',
  name: string,
  value: string,
  label: string,
  isChosen: boolean,
): Html {
  const id = `${name}-${value}`
  return html`<p class="pick"><input type="${type}" id="${id}" name="${name}" value="${value}"${isChosen ? html` checked` : NOTHING}> <label class="beside" for="${id}">${label}</label></p>`
}
