import { paths } from '#shared/journey/paths.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'

const WORDS = 'contact our support team'

interface SupportTextProps {
  readonly text: string
  readonly topic: Parameters<typeof paths.contact>[0]
  /** The advert that it is about; null where it has no reference yet. */
  readonly listing?: string | null
}

/** Links 'contact our support team' in a message. It opens another tab, so that no form is lost. */
export function SupportText({ text, topic, listing = null }: SupportTextProps) {
  const [before, after] = text.split(WORDS)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a
        href={paths.contact(topic, listing === null ? '' : referenceOf(listing))}
        target="_blank"
        rel="noreferrer"
        aria-label={`${WORDS} (opens in a new tab)`}
      >
        {WORDS}
      </a>
      {after}
    </>
  )
}
