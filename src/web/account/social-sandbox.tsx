import { SOCIAL_PROVIDERS } from '#shared/account/social-providers.ts'
import { useBrowserValue } from '#web/ui/use-browser-value.ts'

const noteText = (): string =>
  SOCIAL_PROVIDERS.map(
    (provider) => document.querySelector(`.sandbox-note [data-sandbox="${provider}"]`)?.textContent ?? '',
  )
    .join(' ')
    .trim()

/** A modal dialog covers the page's sandbox note, so it repeats the part about these providers. */
export function SocialSandbox() {
  const text = useBrowserValue(noteText, '')
  return text === '' ? null : (
    <p className="notice">
      <strong>Sandbox.</strong> {text}
    </p>
  )
}
