import type { IconName } from './icon-sprite.tsx'

/** An icon beside words, never instead of them. Its drawing stands once in the document, in the sprite. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
