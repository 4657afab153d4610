import type { IconName } from './icon-sprite.tsx'

/** An icon next to text, never alone. It refers to the sprite. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
