import { countryOf } from '#shared/advert/counties.ts'
import { ADVERT_PAGE, DEFAULT_ADDRESS_TYPE } from '#shared/advert/page.ts'
import { summaryText } from '#shared/advert/summary-text.ts'
import { type AppType, answersIn, type PageState } from '#shared/api/page-state.ts'
import { blocksFor, fieldsIn } from '#shared/form/block.ts'
import type { RemoteRule } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { afterSave, warnsBeforeLeaving } from '#shared/journey/next-step.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import { validatePhone } from '#web/api/advert-api.ts'
import {
  createFormStore,
  type FormActions,
  type FormPage,
  type FormStore,
  flagsOf,
  formActions,
  remoteKey,
} from '#web/form/form-store.ts'
import { forgetLost } from '#web/state/arrival.ts'
import { type Draft, keepDraft } from '#web/state/draft.ts'

export interface CreateAdvertProps {
  readonly appType: AppType
  readonly first: PageState
  readonly today: IsoDate
}

export interface CreateAdvert {
  readonly appType: AppType
  readonly first: PageState
  readonly form: { readonly page: FormPage; readonly store: FormStore; readonly actions: FormActions }
  readonly draft: Draft
  /** Next (specification section 4, Page validation): checks the page, saves it, and goes on. */
  readonly next: () => Promise<'invalid' | 'saved' | 'not-saved'>
  /** Leaves for another of our own pages, without the leave-page warning. */
  readonly leaveFor: (path: string) => void
  /** Takes what came with the page's address, once the controls are bound. */
  readonly prefill: () => void
  /** Begins to listen to the window; returns what ends it. */
  readonly start: () => () => void
}

/** Everything that the creation page does, apart from how it looks. */
export function createAdvert({ appType, first, today }: CreateAdvertProps): CreateAdvert {
  const page: FormPage = {
    blocks: blocksFor(ADVERT_PAGE, appType),
    context: { appType, addressType: DEFAULT_ADDRESS_TYPE },
    today,
  }
  const store = createFormStore(page, answersIn(first.blocks))
  const actions = formActions(page, store)
  const draft = keepDraft({ appType, first, page, form: { store, actions } })
  const { askRemote, remoteNames } = remoteChecks(page, store, actions)
  let isLeaving = false

  const leaveFor = (path: string): void => {
    isLeaving = true
    location.assign(path)
  }
  return {
    appType,
    first,
    form: { page, store, actions },
    draft,
    leaveFor,
    next: async () => {
      if (actions.validate() !== null) return 'invalid'
      await askRemote()
      if (actions.validate() !== null) return 'invalid'
      if (!(await draft.save())) return 'not-saved'
      leaveFor(afterSave(appType))
      return 'saved'
    },
    prefill: () => prefillPostcode(store, actions),
    start: () => {
      const ended = new AbortController()
      const { signal } = ended
      const stopFilling = fillIn(appType, store, actions)
      const stopTitling = titleErrors(store)
      const stopAsking = store.subscribe((state, before) => {
        if (remoteNames.some((name) => state.flags[name] !== before.flags[name])) void askRemote()
      })
      const isUntouched = (): boolean => Object.values(store.getState().flags).every(({ dirty }) => !dirty)
      addEventListener(
        'beforeunload',
        (event) => {
          const warns = warnsBeforeLeaving(first.user_type, first.listingNew)
          if (warns && !isLeaving && !isUntouched() && store.getState().values['userAgent'] !== true)
            event.preventDefault()
        },
        { signal },
      )
      addEventListener(
        'pagehide',
        () => {
          draft.saveLeaving()
          forgetLost()
        },
        { signal },
      )
      addEventListener('online', () => void draft.save(), { signal })
      document.addEventListener('visibilitychange', () => document.hidden && draft.saveLeaving(), { signal })
      return () => {
        ended.abort()
        stopFilling()
        stopTitling()
        stopAsking()
        draft.stop()
      }
    },
  }
}

/** Asks the server what only it can say, of each value once (the phone entry cache of section 3). */
function remoteChecks(page: FormPage, store: FormStore, actions: FormActions) {
  const asked = page.blocks
    .flatMap(fieldsIn)
    .flatMap(([name, { remote }]): (readonly [string, RemoteRule])[] =>
      remote?.check === 'phone' ? [[name, remote]] : [],
    )
  const underWay = new Map<string, Promise<void>>()
  const ask = async (key: string, rule: RemoteRule, value: unknown): Promise<void> => {
    actions.answerRemote(key, 'asking')
    const answer = await validatePhone(normalisePhoneNumber(String(value)), rule)
    underWay.delete(key)
    actions.answerRemote(key, answer ?? 'failed')
  }
  const askRemote = async (): Promise<void> => {
    const state = store.getState()
    for (const [name, rule] of asked) {
      const value = state.values[name]
      const key = remoteKey(rule, value)
      const answer = state.remote[key]
      const isDue = state.shown.has(name) && flagsOf(state, name).told && !isEmpty(value)
      if (isDue && (answer === undefined || answer === 'failed') && !underWay.has(key)) {
        underWay.set(key, ask(key, rule, value))
      }
    }
    await Promise.all(underWay.values())
  }
  return { askRemote, remoteNames: asked.map(([name]) => name) }
}

/** Fills in what follows from other answers: the summary until a person writes their own, the country from the county. */
function fillIn(appType: AppType, store: FormStore, actions: FormActions): () => void {
  return store.subscribe(({ values }, before) => {
    if (values === before.values) return
    const isKept = (name: string): boolean => sameValue(values[name], before.values[name])
    const [was, is] = [summaryText(appType, before.values), summaryText(appType, values)]
    // It follows the answers while it is what they write, and not where a person emptied it.
    const isOurs = (before.values['summary'] ?? '') === was && isKept('summary')
    if (isOurs && is !== was) actions.assign({ summary: is || null })
    const county = values['countyName']
    if (typeof county === 'string' && !isKept('countyName') && isKept('countryName')) {
      actions.assign({ countryName: countryOf(county) })
    }
  })
}

/** The postcode can come with the address of the page: /sell?postCode=YO1 7HH (specification section 2). */
function prefillPostcode(store: FormStore, actions: FormActions): void {
  const given = new URLSearchParams(location.search).get('postCode')
  const postcode = given === null ? null : parsePostcode(given)
  if (postcode && isEmpty(store.getState().values['propertyPostcode']))
    actions.assign({ propertyPostcode: postcode })
}

/** The window's title begins with 'Error: ' while the page has an error summary (form rule UX1). */
function titleErrors(store: FormStore): () => void {
  const title = document.title
  return store.subscribe(({ summary }, before) => {
    if (summary !== before.summary) document.title = summary ? `Error: ${title}` : title
  })
}
