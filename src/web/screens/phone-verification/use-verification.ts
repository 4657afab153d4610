import { useCallback, useEffect, useState } from 'react'
import { asksForNumber, type VerificationPage } from '#shared/account/phone-verification.ts'
import type { WireUser } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { sendCode } from '#web/api/account-api.ts'
import { storeSentAt } from './sent-at.ts'

export interface Verification {
  readonly appType: AppType
  readonly page: VerificationPage
  readonly go: (page: VerificationPage) => void
  readonly hrefOf: (page: VerificationPage) => string
  /** The number that the code goes to; null if unknown. */
  readonly number: Pick<WireUser, 'phone' | 'dialCode'>
  /** Texts a code, makes this the user's number and shows page 3. Resolves to the server's message if it refuses. */
  readonly send: (number: Pick<WireUser, 'phone' | 'dialCode'>) => Promise<string | null>
}

type Number = Verification['number']

/** The page in the query, or page 2 if no number is known (specification section 4). */
function pageFor(number: Number, search: string): VerificationPage {
  if (asksForNumber(number)) return 2
  const asked = new URLSearchParams(search).get('page')
  return asked === '2' ? 2 : asked === '3' ? 3 : 1
}

const hrefOf = (page: VerificationPage): string => `?page=${page}`

export function useVerification(appType: AppType, user: Number, search: string): Verification {
  const [number, setNumber] = useState<Number>({ phone: user.phone, dialCode: user.dialCode })
  const [page, setPage] = useState(() => pageFor(number, search))
  useEffect(() => {
    const returned = (): void => setPage(pageFor(number, location.search))
    addEventListener('popstate', returned)
    return () => removeEventListener('popstate', returned)
  }, [number])
  const go = useCallback((to: VerificationPage): void => {
    history.pushState(null, '', hrefOf(to))
    setPage(to)
  }, [])
  const send = useCallback(
    async (to: Number): Promise<string | null> => {
      const done = await sendCode(to.phone ?? '', to.dialCode)
      if (!done.ok) return done.message
      setNumber(to)
      storeSentAt(Date.now())
      go(3)
      return null
    },
    [go],
  )
  return { appType, page, go, hrefOf, number, send }
}
