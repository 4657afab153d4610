import { countryOf } from '#shared/advert/counties.ts'
import { summaryText } from '#shared/advert/summary-text.ts'
import type { AppType } from '#shared/api/page-state.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import type { FormActions, FormStore, Values } from '#web/form/form-store.ts'
import { postcodeIn } from './postcode-in.ts'

type Isolated = (name: string) => boolean

/** Fills in what follows from other answers, never over what a person gave; returns what ends it. */
export function fillIn(appType: AppType, store: FormStore, actions: FormActions): () => void {
  const place = placeFiller(store, actions)
  return store.subscribe(({ values }, before) => {
    if (values === before.values) return
    const isKept: Isolated = (name) => sameValue(values[name], before.values[name])
    fillSummary(appType, values, before.values, isKept, actions)
    const county = values['countyName']
    if (typeof county === 'string' && !isKept('countyName') && isKept('countryName')) {
      actions.assign({ countryName: countryOf(county) })
    }
    if (!isKept('propertyPostcode')) void place()
  })
}

/** The summary, until a person writes their own. */
function fillSummary(
  appType: AppType,
  values: Values,
  before: Values,
  isKept: Isolated,
  actions: FormActions,
): void {
  const [was, is] = [summaryText(appType, before), summaryText(appType, values)]
  // It follows the answers while it is what they write, and not where a person emptied it.
  const isOurs = (before['summary'] ?? '') === was && isKept('summary')
  if (isOurs && is !== was) actions.assign({ summary: is || null })
}

/** The county and the country of a postcode, where they are known for certain. */
function placeFiller(store: FormStore, actions: FormActions): () => Promise<void> {
  let filled: Values = {}
  return async () => {
    const postcode = postcodeIn(store.getState().values)
    if (!postcode) return
    const { countyOf, nationOf } = await import('#shared/advert/postcode-places.ts')
    const { values } = store.getState()
    if (postcodeIn(values) !== postcode) return
    const known = { countyName: countyOf(postcode), countryName: nationOf(postcode) }
    const open = Object.entries(known).filter(
      ([name, value]) => value && (isEmpty(values[name]) || values[name] === filled[name]),
    )
    filled = known
    actions.assign(Object.fromEntries(open))
  }
}

/** The postcode can come with the address of the page: /sell?postCode=YO1 7HH (specification section 2). */
export function prefillPostcode(store: FormStore, actions: FormActions): void {
  const given = new URLSearchParams(location.search).get('postCode')
  const postcode = given === null ? null : parsePostcode(given)
  if (postcode && isEmpty(store.getState().values['propertyPostcode']))
    actions.assign({ propertyPostcode: postcode })
}
