import { SOCIAL_NAMES, SOCIAL_PROVIDERS } from '#shared/account/social-providers.ts'
import { type SocialSignInProps, useSocialSignIn } from './use-social-sign-in.ts'

/** The sign-in buttons of other sites. Their scripts load on hover or focus. */
export function SocialSignIn(props: SocialSignInProps) {
  const { place, busy, problem, want, press } = useSocialSignIn(props)
  return (
    <>
      {SOCIAL_PROVIDERS.map((provider) => (
        <button
          key={provider}
          type="button"
          className="secondary"
          aria-disabled={busy !== null || undefined}
          onPointerEnter={() => want(provider)}
          onFocus={() => want(provider)}
          onClick={() => void press(provider)}
        >
          {busy === provider ? <span className="loader" aria-hidden="true" /> : null}
          Continue with {SOCIAL_NAMES[provider]}
        </button>
      ))}
      <div ref={place} className="social-place" />
      <p className="error" role="alert">
        {problem}
      </p>
    </>
  )
}
