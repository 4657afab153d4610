import { useState } from 'react'
import { answersIn } from '#shared/api/wire-blocks.ts'
import type { AppType } from '#shared/form/block.ts'
import { isEmpty } from '#shared/form/rule.ts'
import type { Prefill } from '#web/account/use-live-form.ts'
import { getInitialData } from '#web/api/advert-api.ts'
import { storedDraft } from '#web/state/stored-draft.ts'

type Fills = Readonly<Record<'register' | 'signIn', Prefill>>
type Known = Readonly<Record<'email' | 'mobile', unknown>>

/** The advert's contact details (specification section 3), fetched once, for whichever form is shown when they arrive. */
export function useFillFromDraft(appType: AppType): Fills {
  return useState(() => fillsFromDraft(appType))[0]
}

function fillsFromDraft(appType: AppType): Fills {
  let asked: Promise<Known | null> | null = null
  const register = fillWith(() => (asked ??= knownOf(appType)), ['email', 'mobile'])
  const signIn = fillWith(() => asked, ['email'])
  return { register, signIn }
}

function fillWith(ask: () => Promise<Known | null> | null, names: readonly (keyof Known)[]): Prefill {
  return (actions, answers) => {
    let isMounted = true
    void ask()?.then((known) => {
      if (!isMounted || known === null) return
      const missing = names.filter((name) => isEmpty(answers()[name]) && !isEmpty(known[name]))
      if (missing.length > 0) actions.assign(Object.fromEntries(missing.map((name) => [name, known[name]])))
    })
    return () => {
      isMounted = false
    }
  }
}

async function knownOf(appType: AppType): Promise<Known | null> {
  const uuid = storedDraft(appType)
  if (uuid === null) return null
  const called = await getInitialData(appType, uuid)
  if (!called.ok || called.answer.data.uuid !== uuid) return null
  const answers = answersIn(called.answer.data.blocks)
  return { email: answers['enquiryEmail'], mobile: answers['enquiryPhone'] }
}
