import { type ComponentType, memo, Suspense } from 'react'
import { type Block, fieldsIn } from '#shared/form/block.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FieldView } from './field-view.tsx'
import { useFormState } from './form-context.ts'
import type { BlockStatus, FormState } from './form-store.ts'
import { HelpButton } from './help-button.tsx'

export const STATUS_WORDS: Readonly<Record<BlockStatus, string>> = {
  open: 'Not answered yet',
  valid: 'Complete',
  invalid: 'Needs your attention',
}

interface BlockProps {
  readonly block: Block
  /** The names of the blocks under this one's heading, itself first; none where it stands under another's. */
  readonly heads: string
  /** Whether the block's help is not the one that the heading opens. */
  readonly ownHelp?: boolean
  /** What else the block shows below its fields. */
  readonly Extra?: ComponentType | undefined
}

/** Each block is hydrated on its own, so that no long task keeps a finger waiting. */
export const BlockView = memo(function BlockView({ block, heads, ownHelp, Extra }: BlockProps) {
  return (
    <Suspense>
      <ErrorSummary above={block.name} />
      <section
        className={heads ? 'block headed' : 'block'}
        id={`block-${block.name}`}
        data-block={block.name}
        data-for={block.name}
      >
        {heads ? <BlockHead block={block} heads={heads} /> : null}
        {!heads && ownHelp && block.help ? <HelpButton name={block.help} about={block.title} /> : null}
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

/** Of the blocks under one heading: wrong where one is wrong, right where all that are shown are right. */
function statusUnder({ blocks }: FormState, heads: string): BlockStatus {
  const shown = heads.split(' ').flatMap((name) => (blocks[name]?.visible ? [blocks[name].status] : []))
  if (shown.includes('invalid')) return 'invalid'
  return shown.every((status) => status === 'valid') ? 'valid' : 'open'
}

function BlockHead({ block, heads }: { block: Block; heads: string }) {
  const status = useFormState((state) => statusUnder(state, heads))
  const title = block.group ?? block.title
  return (
    <header className={`block-head ${status}`}>
      <h2>{title}</h2>
      <span className="block-mark">
        {status === 'open' ? null : <Icon name={status === 'valid' ? 'check' : 'alert'} />}
        <span className="unseen">{STATUS_WORDS[status]}</span>
      </span>
      {block.help ? <HelpButton name={block.help} about={title} /> : null}
      {block.lead ? <p className="lead">{block.lead}</p> : null}
    </header>
  )
}
