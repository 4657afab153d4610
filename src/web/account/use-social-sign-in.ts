import { type RefObject, useEffect, useRef, useState } from 'react'
import { SOCIAL_NAMES, type SocialProvider } from '#shared/account/social-providers.ts'
import type { SignInResult } from '#web/api/account-api.ts'
import { beginSocialSignIn, type SocialSignInConfig, socialSignIn } from '#web/api/social-api.ts'
import { askForToken, prepareFor, type SocialToken } from './social-token.ts'

export interface SocialSignInProps {
  readonly onSignedIn: (who: SignInResult & { readonly email: string }) => void
  readonly prepare?: (() => Promise<unknown>) | undefined
}

const OFFLINE = 'We couldn’t reach our server. Try again.'

/** Slightly less than the server's time limit for the token. */
const FRESH_MS = 600_000

interface Attempt {
  readonly config: SocialSignInConfig
  readonly startedAt: number
}

async function startAttempt(): Promise<Attempt | string> {
  const called = await beginSocialSignIn()
  return called.ok ? { config: called.answer.result, startedAt: Date.now() } : (called.refusal ?? OFFLINE)
}

const isFresh = (attempt: Attempt | null): attempt is Attempt =>
  attempt !== null && Date.now() - attempt.startedAt < FRESH_MS

/** Resolves to an error message, or to null on success or if the user closed the window. */
async function finish(
  provider: SocialProvider,
  asked: SocialToken,
  { onSignedIn, prepare }: SocialSignInProps,
): Promise<string | null> {
  if (asked === 'closed') return null
  if (asked === 'unreachable') {
    return `We can’t reach ${SOCIAL_NAMES[provider]}. Your browser may be blocking its window. You can use your email address instead.`
  }
  await prepare?.()
  const called = await socialSignIn(provider, asked.token)
  if (!called.ok) return called.refusal ?? OFFLINE
  const { status, message, loginDetails, seller_verified, result } = called.answer
  if (!status || !result) return message
  onSignedIn({ isAgent: loginDetails.isAgent, seller_verified, email: result.email })
  return null
}

async function renew(attempt: RefObject<Attempt | null>): Promise<string | null> {
  const answer = await startAttempt()
  attempt.current = typeof answer === 'string' ? null : answer
  return typeof answer === 'string' ? answer : null
}

/** Social sign-in: which button is busy, the error, and where Google draws its button. */
export function useSocialSignIn(props: SocialSignInProps) {
  const place = useRef<HTMLDivElement>(null)
  const attempt = useRef<Attempt | null>(null)
  const [busy, setBusy] = useState<SocialProvider | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    void renew(attempt)
  }, [])
  const want = (provider: SocialProvider): void => {
    if (isFresh(attempt.current)) prepareFor(provider, attempt.current.config)
  }
  const press = async (provider: SocialProvider): Promise<void> => {
    if (!place.current || busy) return
    setProblem(null)
    setBusy(provider)
    // The browser may block the popup after this await; the user then gets an error, and the next press does not wait.
    const refused = isFresh(attempt.current) ? null : await renew(attempt)
    const { config } = attempt.current ?? {}
    if (config) {
      const onPlaced = (): void => setBusy(null)
      const token = await askForToken({ provider, config, place: place.current, onPlaced })
      setProblem(await finish(provider, token, props))
      // Each token and its nonce work once.
      void renew(attempt)
    } else setProblem(refused)
    setBusy(null)
  }
  return { place, busy, problem, want, press }
}
