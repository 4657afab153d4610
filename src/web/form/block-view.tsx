import { type ComponentType, memo, type ReactNode, Suspense, use, useRef } from 'react'
import { type Block, fieldsIn } from '#shared/form/block.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FieldView } from './field-view.tsx'
import { AfterPaint, useAttribute, useForm } from './form-context.tsx'
import type { BlockStatus, FormState } from './form-store.ts'
import { HelpButton } from './help-button.tsx'

export const STATUS_WORDS: Readonly<Record<BlockStatus, string>> = {
  open: 'Not answered yet',
  valid: 'Complete',
  invalid: 'Needs your attention',
}

interface BlockProps {
  readonly block: Block
  /** The names of the blocks under this block's heading, its own first; '' if it has no heading of its own. */
  readonly headedBlocks: string
  /** Whether the block's help differs from its heading's. */
  readonly ownHelp?: boolean
  /** Extra content below the fields. */
  readonly Extra?: ComponentType | undefined
}

/** Each block hydrates in its turn. */
export const BlockView = memo(function BlockView(props: BlockProps) {
  return (
    <Suspense>
      <BlockInTurn {...props} />
    </Suspense>
  )
})

function BlockInTurn({ block, headedBlocks, ownHelp, Extra }: BlockProps) {
  const turn = useForm().turns?.of(block.name)
  if (turn) use(turn)
  return (
    <>
      {/* It takes the focus, and scrolls into view, once the errors are painted where the button was pressed. */}
      <AfterPaint>
        <ErrorSummary above={block.name} />
      </AfterPaint>
      <section
        className={headedBlocks ? 'block headed' : 'block'}
        id={`block-${block.name}`}
        data-block={block.name}
        data-for={block.name}
      >
        {headedBlocks ? (
          <AfterPaint key={headedBlocks}>
            <BlockHead block={block} headedBlocks={headedBlocks} />
          </AfterPaint>
        ) : null}
        {!headedBlocks && ownHelp && block.help ? <HelpButton name={block.help} about={block.title} /> : null}
        <Folded by={block.folded}>
          <div className="fields">
            {fieldsIn(block).map(([name, field]) =>
              field.isFolded ? null : <FieldView key={name} name={name} field={field} />,
            )}
          </div>
        </Folded>
        {Extra ? <Extra /> : null}
      </section>
    </>
  )
}

function Folded({ by, children }: { by: string | undefined; children: ReactNode }) {
  return by === undefined ? (
    children
  ) : (
    <details className="folded">
      <summary>{by}</summary>
      {children}
    </details>
  )
}

/** The status of all blocks under one heading: invalid if one is, valid if all visible ones are. */
function statusUnder({ blocks }: FormState, headedBlocks: string): BlockStatus {
  const shown = headedBlocks
    .split(' ')
    .flatMap((name) => (blocks[name]?.visible ? [blocks[name].status] : []))
  if (shown.includes('invalid')) return 'invalid'
  return shown.every((status) => status === 'valid') ? 'valid' : 'open'
}

/** Its mark is drawn by CSS. */
function BlockHead({ block, headedBlocks }: { block: Block; headedBlocks: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const classes = useAttribute(mark, 'class', (state) => `block-mark ${statusUnder(state, headedBlocks)}`)
  const words = useAttribute(mark, 'aria-label', (state) => STATUS_WORDS[statusUnder(state, headedBlocks)])
  const title = block.group ?? block.title
  return (
    <header className="block-head">
      <h2>{title}</h2>
      <span ref={mark} className={classes} role="img" aria-label={words} />
      {block.help ? <HelpButton name={block.help} about={title} /> : null}
      {block.lead ? <p className="lead">{block.lead}</p> : null}
    </header>
  )
}
