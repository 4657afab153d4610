import { useId } from 'react'
import { ALTERED } from '#shared/form/photo.ts'
import type { PhotoTile } from '#web/form/photo-tiles.ts'

interface AlteredProps {
  readonly tile: PhotoTile
  readonly onChange: (isAltered: boolean) => void
}

/** Pictures must not mislead (advert-law.md, L30). */
export function AlteredInput({ tile: { name, photo }, onChange }: AlteredProps) {
  const hint = useId()
  return (
    <div className="tile-altered-field">
      <label className="choice">
        <input
          type="checkbox"
          checked={photo?.isAltered === true}
          aria-describedby={hint}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="choice-text choice-label">
          Edited to show what isn’t there<span className="unseen"> ({name})</span>
        </span>
      </label>
      <p className="hint" id={hint}>
        For example, furniture that AI has added. We’ll mark the photo ‘{ALTERED}’.
      </p>
    </div>
  )
}
