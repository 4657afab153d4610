import type { IconName } from './icon-sprite.tsx'

/** There can be one at each question, and each copy from the sprite costs a phone six elements: CSS draws them. */
const SIGNS = ['alert', 'check', 'help', 'minus', 'plus'] as const
type SignName = (typeof SIGNS)[number]

interface IconProps {
  readonly name: IconName | SignName
}

const isSign = (name: string): name is SignName => (SIGNS as readonly string[]).includes(name)

/** An icon next to text, never alone. It refers to the sprite. */
export function Icon({ name }: IconProps) {
  if (isSign(name)) return <i className={`icon sign-${name}`} aria-hidden="true" />
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
