import { useSyncExternalStore } from 'react'
import { SOCIAL_PROVIDERS } from '#shared/account/social-providers.ts'

/** The note never changes while the page is open. */
const neverChanges = () => () => undefined

const noteText = (): string =>
  SOCIAL_PROVIDERS.map(
    (provider) => document.querySelector(`.sandbox-note [data-sandbox="${provider}"]`)?.textContent ?? '',
  )
    .join(' ')
    .trim()

/** A modal dialog covers the page's sandbox note, so it repeats the part about these providers. */
export function SocialSandbox() {
  const text = useSyncExternalStore(neverChanges, noteText, () => '')
  return text === '' ? null : (
    <p className="notice">
      <strong>Sandbox.</strong> {text}
    </p>
  )
}
