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
    const isOpen = (name: string): boolean => isEmpty(values[name]) || values[name] === filled[name]
    if (!isOpen('countyName')) return
    const [countyName, countryName] = [countyOf(postcode), nationOf(postcode)]
    const place = isOpen('countryName') ? { countyName, countryName } : { countyName }
    filled = place
    actions.assign(place)
  }
}

/** The postcode can come with the address of the page: /sell?postCode=YO1 7HH (specification section 2). */
export function prefillPostcode(store: FormStore, actions: FormActions): void {
  const given = new URLSearchParams(location.search).get('postCode')
  const postcode = given === null ? null : parsePostcode(given)
  if (postcode && isEmpty(store.getState().values['propertyPostcode']))
    actions.assign({ propertyPostcode: postcode })
}
