import { useState } from 'react'
import type { AppType } from '#shared/form/block.ts'
import { isEmpty } from '#shared/form/rule.ts'
import type { Fill } from '#web/account/use-live-form.ts'
import { answersOfBlock } from '#web/api/draft-answers.ts'
import { storedDraft } from '#web/state/stored-draft.ts'

type Fills = Readonly<Record<'register' | 'signIn', Fill>>
type Known = Readonly<Record<'email' | 'mobile', unknown>>

/**
 * What the advert says about reaching its owner is not asked again (specification section 3, Listing draft fields). It is
 * fetched once, for the registration, and fills in whichever of the two forms is there when it comes.
 */
export function useFillFromDraft(appType: AppType): Fills {
  return useState(() => fillsFromDraft(appType))[0]
}

function fillsFromDraft(appType: AppType): Fills {
  let asked: Promise<Known | null> | null = null
  const register = fillWith(() => (asked ??= knownOf(appType)), ['email', 'mobile'])
  const signIn = fillWith(() => asked, ['email'])
  return { register, signIn }
}

function fillWith(ask: () => Promise<Known | null> | null, names: readonly (keyof Known)[]): Fill {
  return (actions, values) => {
    let isHere = true
    void ask()?.then((known) => {
      if (!isHere || known === null) return
      const missing = names.filter((name) => isEmpty(values()[name]) && !isEmpty(known[name]))
      if (missing.length > 0) actions.assign(Object.fromEntries(missing.map((name) => [name, known[name]])))
    })
    return () => {
      isHere = false
    }
  }
}

async function knownOf(appType: AppType): Promise<Known | null> {
  const uuid = storedDraft(appType)
  if (uuid === null) return null
  const answers = await answersOfBlock(appType, uuid, 'sendEnquiries')
  return { email: answers?.['enquiryEmail'], mobile: answers?.['enquiryPhone'] }
}
