import { Icon } from './icon.tsx'

/** A success message at the top of the page. The live region exists before the text, so that it is announced. */
export function FlashMessage({ text }: { text: string | null }) {
  return (
    <div role="status" className="flash-message">
      {text ? (
        <p>
          <Icon name="check" />
          <span>{text}</span>
        </p>
      ) : null}
    </div>
  )
}
