import { useEffect, useRef, useState } from 'react'
import type { LetIn } from '#web/api/account-api.ts'
import {
  beginSocialSignIn,
  type SocialBeginning,
  type SocialProvider,
  socialSignIn,
} from '#web/api/social-api.ts'
import { askForToken, prepareFor, type SocialToken } from './social-token.ts'

export interface SocialSignInProps {
  readonly onSignedIn: (who: LetIn & { readonly email: string }) => void
  /** Runs before the person is signed in. */
  readonly prepare?: (() => Promise<unknown>) | undefined
}

const PROVIDERS = ['google', 'facebook'] as const
const NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }
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
    return `${NAMES[provider]} cannot be reached from here. Perhaps its window is being blocked. You can go on with your email address.`
  }
  await prepare?.()
  const called = await socialSignIn(provider, asked.token)
  if (!called.ok) return called.refusal ?? OFFLINE
  const { status, message, loginDetails, seller_verified, result } = called.answer
  if (!status || !result) return message
  onSignedIn({ isAgent: loginDetails.isAgent, seller_verified, email: result.email })
  return null
}

/** The buttons of other sites that one can sign in with; their scripts come when one of them is wanted. */
export function SocialSignIn(props: SocialSignInProps) {
  const place = useRef<HTMLDivElement>(null)
  const begun = useRef<Begun | null>(null)
  const [busy, setBusy] = useState<SocialProvider | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const beginAnew = async (): Promise<string | null> => {
    const answer = await begin()
    begun.current = typeof answer === 'string' ? null : answer
    return typeof answer === 'string' ? answer : null
  }
  useEffect(() => {
    void beginAnew()
  }, [])
  const want = (provider: SocialProvider) => (): void => {
    if (isFresh(begun.current)) prepareFor(provider, begun.current.beginning)
  }
  const press = async (provider: SocialProvider): Promise<void> => {
    if (!place.current || busy) return
    setProblem(null)
    setBusy(provider)
    // Waiting here can have the window blocked, which is then said; it is rare, and the next press has no need to wait.
    const refused = isFresh(begun.current) ? null : await beginAnew()
    if (begun.current) {
      const asking = {
        provider,
        beginning: begun.current.beginning,
        place: place.current,
        onPlaced: () => setBusy(null),
      }
      setProblem(await finish(provider, await askForToken(asking), props))
      // A token is good for once, and so is what it was asked for with.
      begun.current = null
      void beginAnew()
    } else setProblem(refused)
    setBusy(null)
  }
  return (
    <>
      {PROVIDERS.map((provider) => (
        <button
          key={provider}
          type="button"
          className="secondary"
          aria-disabled={busy !== null || undefined}
          onPointerEnter={want(provider)}
          onFocus={want(provider)}
          onClick={() => void press(provider)}
        >
          {busy === provider ? <span className="loader" aria-hidden="true" /> : null}
          Continue with {NAMES[provider]}
        </button>
      ))}
      <div ref={place} className="social-place" />
      <p className="error" role="alert">
        {problem}
      </p>
    </>
  )
}
