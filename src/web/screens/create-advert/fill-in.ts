import { countryOf } from '#shared/advert/counties.ts'
import { summaryText } from '#shared/advert/summary-text.ts'
import type { AppType } from '#shared/form/block.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import type { FormActions, FormStore, Values } from '#web/form/form-store.ts'
import { postcodeIn } from './postcode-in.ts'
import { loadPostcodePlaces } from './postcode-places.ts'

/** Fills in what follows from other answers, never over what a person gave; returns what ends it. */
export function fillIn(
  appType: AppType,
  store: FormStore,
  actions: FormActions,
  isPublished: boolean,
): () => void {
  const fillPlace = placeFiller(store, actions)
  return store.subscribe(({ values }, before) => {
    if (values === before.values) return
    const isKept = (name: string): boolean => sameValue(values[name], before.values[name])
    // The summary of a published advert is its owner's (specification section 2).
    if (isKept('summary') && !isPublished) fillSummary(appType, values, before.values, actions)
    const county = values['countyName']
    if (typeof county === 'string' && !isKept('countyName') && isKept('countryName')) {
      actions.assign({ countryName: countryOf(county) })
    }
    if (!isKept('propertyPostcode')) void fillPlace()
  })
}

/** The summary follows the answers while it is what they write, and not where a person emptied it. */
function fillSummary(appType: AppType, values: Values, before: Values, actions: FormActions): void {
  const [was, is] = [summaryText(appType, before), summaryText(appType, values)]
  if ((before['summary'] ?? '') === was && is !== was) actions.assign({ summary: is || null })
}

/** Fills in the county and the country of the postcode where they are known for certain, until a person gives their own. */
function placeFiller(store: FormStore, actions: FormActions): () => Promise<void> {
  let filled: Values = {}
  return async () => {
    const postcode = postcodeIn(store.getState().values)
    if (!postcode) return
    const { countyOf, nationOf } = await loadPostcodePlaces()
    const { values } = store.getState()
    const isOpen = (name: string): boolean => isEmpty(values[name]) || values[name] === filled[name]
    if (postcodeIn(values) !== postcode || !isOpen('countyName')) return
    const countyName = countyOf(postcode)
    filled = isOpen('countryName') ? { countyName, countryName: nationOf(postcode) } : { countyName }
    actions.assign(filled)
  }
}

/** The postcode can come with the address of the page: /sell?postCode=YO1 7HH (specification section 2). */
export function prefillPostcode(store: FormStore, actions: FormActions): void {
  const given = new URLSearchParams(location.search).get('postCode')
  const postcode = given === null ? null : parsePostcode(given)
  if (postcode && isEmpty(store.getState().values['propertyPostcode']))
    actions.assign({ propertyPostcode: postcode })
}
