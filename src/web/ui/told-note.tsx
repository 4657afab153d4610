import { Icon } from './icon.tsx'

/** What went well, said once where the page begins. The region stands there before it has words, so that they are heard. */
export function ToldNote({ text }: { text: string | null }) {
  return (
    <div role="status" className="told-note">
      {text ? (
        <p>
          <Icon name="check" />
          <span>{text}</span>
        </p>
      ) : null}
    </div>
  )
}
