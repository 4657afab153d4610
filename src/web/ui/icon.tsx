import type { IconName } from './icon-sprite.tsx'

/** There can be one at each question, and each copy from the sprite costs a phone six elements: CSS draws them. */
const SIGNS = { alert: 'sign-alert', check: 'sign-check' } as const

interface IconProps {
  readonly name: IconName | keyof typeof SIGNS
}

/** An icon next to text, never alone. It refers to the sprite. */
export function Icon({ name }: IconProps) {
  if (name === 'alert' || name === 'check') return <i className={`icon ${SIGNS[name]}`} aria-hidden="true" />
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
