import { paths } from '#shared/journey/paths.ts'

const WORDS = 'contact our support team'

interface SupportTextProps {
  readonly text: string
  readonly topic: Parameters<typeof paths.contact>[0]
  /** Of the advert that it is about; '' where it has none yet. */
  readonly reference?: string
}

/** Links 'contact our support team' in a message. It opens another tab, so that no form is lost. */
export function SupportText({ text, topic, reference = '' }: SupportTextProps) {
  const [before, after] = text.split(WORDS)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a
        href={paths.contact(topic, reference)}
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
