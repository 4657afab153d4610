import { type RefObject, useEffect, useRef, useState } from 'react'
import { SOCIAL_NAMES, type SocialProvider } from '#shared/account/social-providers.ts'
import type { LetIn } from '#web/api/account-api.ts'
import { beginSocialSignIn, type SocialBeginning, socialSignIn } from '#web/api/social-api.ts'
import { askForToken, prepareFor, type SocialToken } from './social-token.ts'

export interface SocialSignInProps {
  readonly onSignedIn: (who: LetIn & { readonly email: string }) => void
  /** Runs before the person is signed in. */
  readonly prepare?: (() => Promise<unknown>) | undefined
}

const OFFLINE = 'We could not reach our own server. Please try again.'

/** A little less than the server waits for the token. */
const FRESH_MS = 600_000

interface Begun {
  readonly beginning: SocialBeginning
  readonly at: number
}

async function begin(): Promise<Begun | string> {
  const called = await beginSocialSignIn()
  return called.ok ? { beginning: called.answer.result, at: Date.now() } : (called.refusal ?? OFFLINE)
}

const isFresh = (begun: Begun | null): begun is Begun => begun !== null && Date.now() - begun.at < FRESH_MS

/** Ends with what is wrong, in words, or null where the person is signed in or thought better of it. */
async function finish(
  provider: SocialProvider,
  asked: SocialToken,
  { onSignedIn, prepare }: SocialSignInProps,
): Promise<string | null> {
  if (asked === 'closed') return null
  if (asked === 'unreachable') {
    return `${SOCIAL_NAMES[provider]} cannot be reached from here. Perhaps its window is being blocked. You can go on with your email address.`
  }
  await prepare?.()
  const called = await socialSignIn(provider, asked.token)
  if (!called.ok) return called.refusal ?? OFFLINE
  const { status, message, loginDetails, seller_verified, result } = called.answer
  if (!status || !result) return message
  onSignedIn({ isAgent: loginDetails.isAgent, seller_verified, email: result.email })
  return null
}

/** Ends with what is wrong, or null. */
async function renew(begun: RefObject<Begun | null>): Promise<string | null> {
  const answer = await begin()
  begun.current = typeof answer === 'string' ? null : answer
  return typeof answer === 'string' ? answer : null
}

/** Signing in by another site: which button is at work, what is wrong, and where Google may draw its own. */
export function useSocialSignIn(props: SocialSignInProps) {
  const place = useRef<HTMLDivElement>(null)
  const begun = useRef<Begun | null>(null)
  const [busy, setBusy] = useState<SocialProvider | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    void renew(begun)
  }, [])
  const want = (provider: SocialProvider): void => {
    if (isFresh(begun.current)) prepareFor(provider, begun.current.beginning)
  }
  const press = async (provider: SocialProvider): Promise<void> => {
    if (!place.current || busy) return
    setProblem(null)
    setBusy(provider)
    // Waiting here can have the window blocked, which is then said; it is rare, and the next press need not wait.
    const refused = isFresh(begun.current) ? null : await renew(begun)
    const { beginning } = begun.current ?? {}
    if (beginning) {
      const onPlaced = (): void => setBusy(null)
      const token = await askForToken({ provider, beginning, place: place.current, onPlaced })
      setProblem(await finish(provider, token, props))
      // A token is good for once, and with it what it was asked for by.
      void renew(begun)
    } else setProblem(refused)
    setBusy(null)
  }
  return { place, busy, problem, want, press }
}
