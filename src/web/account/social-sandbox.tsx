import { useSyncExternalStore } from 'react'
import { SOCIAL_PROVIDERS } from '#shared/account/social-providers.ts'

/** The note of the document does not change while it is there. */
const stays = () => () => undefined

const noteText = (): string =>
  SOCIAL_PROVIDERS.map(
    (provider) => document.querySelector(`.sandbox-note [data-sandbox="${provider}"]`)?.textContent ?? '',
  )
    .join(' ')
    .trim()

/** A modal dialog covers the page's note of its sandboxes, and repeats what the note says of these sites. */
export function SocialSandbox() {
  const text = useSyncExternalStore(stays, noteText, () => '')
  return text === '' ? null : (
    <p className="notice">
      <strong>Sandbox.</strong> {text}
    </p>
  )
}
