import { useId, useState } from 'react'
import { MESSAGES } from '#shared/form/messages.ts'
import { LONGEST_CAPTION } from '#shared/form/photo.ts'
import { cleanLine } from '#shared/values/clean-text.ts'
import type { PhotoTile } from '#web/form/photo-tiles.ts'

interface CaptionProps {
  readonly tile: PhotoTile
  readonly onType: (caption: string) => void
}

/** Keeps what is typed as it is: the answer has no spaces around it. */
export function CaptionInput({ tile: { name, photo, isPlan }, onType }: CaptionProps) {
  const id = useId()
  const [typed, setTyped] = useState(photo?.caption ?? '')
  const isTooLong = typed.trim().length > LONGEST_CAPTION
  return (
    <div className="tile-caption-field">
      <label htmlFor={id}>
        Caption<span className="unseen"> of {name}</span> <span className="optional">(optional)</span>
      </label>
      <input
        type="text"
        id={id}
        autoComplete="off"
        value={typed}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target: { value } }) => {
          setTyped(value)
          onType(cleanLine(value))
        }}
      />
      <p className={isTooLong ? 'error' : 'hint'} id={`${id}-hint`} role={isTooLong ? 'alert' : undefined}>
        {isTooLong
          ? MESSAGES.maxLength('Caption', LONGEST_CAPTION)
          : `Up to ${LONGEST_CAPTION} characters, such as ‘${isPlan ? 'First floor' : 'Kitchen'}’.`}
      </p>
    </div>
  )
}
