import { type ComponentType, memo, Suspense } from 'react'
import { type Block, fieldsIn } from '#shared/form/block.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FieldView } from './field-view.tsx'
import { useForm, useFormState } from './form-context.ts'
import type { BlockStatus } from './form-store.ts'

export const STATUS_WORDS: Readonly<Record<BlockStatus, string>> = {
  open: 'Not answered yet',
  valid: 'Complete',
  invalid: 'Needs your attention',
}

interface BlockProps {
  readonly block: Block
  /** Blocks of a group after the first stand without a heading of their own. */
  readonly headed: boolean
  /** What else the block shows below its fields. */
  readonly Extra?: ComponentType | undefined
}

/** Each block is hydrated on its own, so that no long task keeps a finger waiting. */
export const BlockView = memo(function BlockView({ block, headed, Extra }: BlockProps) {
  return (
    <Suspense>
      <ErrorSummary above={block.name} />
      <section
        className={headed ? 'block headed' : 'block'}
        id={`block-${block.name}`}
        data-block={block.name}
        data-for={block.name}
      >
        {headed ? <BlockHead block={block} /> : null}
        <div className="fields">
          {fieldsIn(block).map(([name, field]) => (
            <FieldView key={name} name={name} field={field} />
          ))}
        </div>
        {Extra ? <Extra /> : null}
      </section>
    </Suspense>
  )
})

function BlockHead({ block }: { block: Block }) {
  const { openHelp } = useForm()
  const status = useFormState(({ blocks }) => blocks[block.name]?.status ?? 'open')
  const title = block.group ?? block.title
  return (
    <header className={`block-head ${status}`}>
      <h2>{title}</h2>
      <span className="block-mark">
        {status === 'open' ? null : <Icon name={status === 'valid' ? 'check' : 'alert'} />}
        <span className="unseen">{STATUS_WORDS[status]}</span>
      </span>
      {block.help ? (
        <button type="button" className="quiet help" onClick={() => block.help && openHelp(block.help)}>
          <Icon name="help" />
          Help<span className="unseen"> with {title.toLowerCase()}</span>
        </button>
      ) : null}
      {block.lead ? <p className="lead">{block.lead}</p> : null}
    </header>
  )
}
