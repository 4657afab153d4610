import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-sprite.tsx'
import { AlteredInput } from './altered-input.tsx'
import { CaptionInput } from './caption-input.tsx'
import { focusIn } from './focus-in.ts'
import type { InsideProps } from './inside-props.ts'
import { placeMenu } from './place-menu.ts'

/** Opens the photo's menu. */
export function TileOptions(props: InsideProps) {
  const { open, tile } = props
  const { uid, name } = tile
  const isOpen = useStore(open, (state) => state.uid === uid)
  return (
    <>
      <button
        type="button"
        className="quiet tile-options"
        aria-expanded={isOpen}
        onClick={() => open.setState({ uid: isOpen ? null : uid })}
      >
        <Icon name="more" />
        Options<span className="unseen"> for {name}</span>
      </button>
      {isOpen ? <Menu {...props} /> : null}
    </>
  )
}

/** Stays open so that a photo can be moved step by step. */
function Menu({ queue, open, tile, at, count }: InsideProps) {
  const { uid, name, isPlan } = tile
  const close = (): void => open.setState({ uid: null })
  const box = useClosing(close)
  useLayoutEffect(() => placeIn(box), [box])
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    if (button.getAttribute('aria-disabled') === 'true') return
    flushSync(() => queue.list.move(uid, to))
    placeIn(box)
    button.focus()
  }
  const remove = (): void => {
    flushSync(() => {
      close()
      queue.list.remove(uid)
    })
    focusIn(uid)
  }
  return (
    <div className="tile-menu" ref={box} role="group" aria-label={`Options for ${name}`}>
      <Moves tile={tile} at={at} count={count} move={move} />
      <Option icon="remove" isOff={false} onPress={remove}>
        Remove<span className="unseen"> {name}</span>
      </Option>
      <CaptionInput tile={tile} onType={(caption) => queue.list.describe(uid, caption)} />
      {isPlan ? null : (
        <AlteredInput tile={tile} onChange={(isAltered) => queue.list.markAltered(uid, isAltered)} />
      )}
    </div>
  )
}

interface MovesProps extends Pick<InsideProps, 'tile' | 'at' | 'count'> {
  readonly move: (to: number) => OptionProps['onPress']
}

function Moves({ tile: { name, isPlan }, at, count, move }: MovesProps) {
  return (
    <>
      <Option icon="earlier" isOff={at === 0} onPress={move(at - 1)}>
        Move<span className="unseen"> {name}</span> earlier
      </Option>
      <Option icon="later" isOff={at >= count - 1} onPress={move(at + 1)}>
        Move<span className="unseen"> {name}</span> later
      </Option>
      {isPlan ? null : (
        <Option icon="cover" isOff={at === 0} onPress={move(0)}>
          Make<span className="unseen"> {name} the</span> cover
        </Option>
      )}
    </>
  )
}

interface OptionProps {
  readonly icon: IconName
  readonly isOff: boolean
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void
  readonly children: React.ReactNode
}

function Option({ icon, isOff, onPress, children }: OptionProps) {
  return (
    <button type="button" aria-disabled={isOff || undefined} onClick={onPress}>
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  )
}

function placeIn({ current }: RefObject<HTMLElement | null>): void {
  if (current) placeMenu(current)
}

/** Closes on Escape, on Enter in the caption, or when focus or pointer leave the tile. */
function useClosing(close: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const tile = box.current?.closest('.tile')
    if (!tile) return
    const ended = new AbortController()
    const { signal } = ended
    const leave = ({ target }: Event): void => {
      if (!tile.contains(target as Node)) latest.current()
    }
    const escape = (event: KeyboardEvent): void => {
      const { key, target } = event
      const isDone = key === 'Enter' && target instanceof HTMLInputElement && tile.contains(target)
      if (key !== 'Escape' && !isDone) return
      // Or it presses the button that has the focus by then, which opens the menu again.
      event.preventDefault()
      latest.current()
      tile.querySelector<HTMLElement>('.tile-options')?.focus()
    }
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('keydown', escape, { signal })
    return () => ended.abort()
  }, [])
  return box
}
