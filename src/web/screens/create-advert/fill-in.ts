import { countryOf } from '#shared/advert/counties.ts'
import { summaryText } from '#shared/advert/summary-text.ts'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import type { FormActions, FormStore } from '#web/form/form-store.ts'
import { postcodeIn } from './postcode-in.ts'
import { loadPostcodePlaces } from './postcode-places.ts'

/** Fills in answers that follow from others, never over the user's own; returns a function that stops it. */
export function fillIn(
  appType: AppType,
  store: FormStore,
  actions: FormActions,
  isPublished: boolean,
): () => void {
  const fillPlace = placeFiller(store, actions)
  return store.subscribe(({ answers }, before) => {
    if (answers === before.answers) return
    const isKept = (name: string): boolean => sameValue(answers[name], before.answers[name])
    // A published advert keeps its summary (specification section 2).
    if (isKept('summary') && !isPublished) fillSummary(appType, answers, before.answers, actions)
    const county = answers['countyName']
    if (typeof county === 'string' && !isKept('countyName') && isKept('countryName')) {
      actions.assign({ countryName: countryOf(county) })
    }
    if (!isKept('propertyPostcode')) void fillPlace()
  })
}

/** The summary follows the answers until the user changes or clears it. */
function fillSummary(appType: AppType, answers: AnyAnswers, before: AnyAnswers, actions: FormActions): void {
  const [was, is] = [summaryText(appType, before), summaryText(appType, answers)]
  if ((before['summary'] ?? '') === was && is !== was) actions.assign({ summary: is || null })
}

/** Fills in county and country if the postcode determines them, until the user sets them. */
function placeFiller(store: FormStore, actions: FormActions): () => Promise<void> {
  let filled: AnyAnswers = {}
  return async () => {
    const postcode = postcodeIn(store.getState().answers)
    if (!postcode) return
    const { countyOf, nationOf } = await loadPostcodePlaces()
    const { answers } = store.getState()
    const isOpen = (name: string): boolean => isEmpty(answers[name]) || answers[name] === filled[name]
    if (postcodeIn(answers) !== postcode || !isOpen('countyName')) return
    const countyName = countyOf(postcode)
    filled = isOpen('countryName') ? { countyName, countryName: nationOf(postcode) } : { countyName }
    actions.assign(filled)
  }
}

/** The URL can carry the postcode: /sell?postCode=YO1 7HH (specification section 2). */
export function prefillPostcode(store: FormStore, actions: FormActions): void {
  const given = new URLSearchParams(location.search).get('postCode')
  const postcode = given === null ? null : parsePostcode(given)
  if (postcode && isEmpty(store.getState().answers['propertyPostcode']))
    actions.assign({ propertyPostcode: postcode })
}
