import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isFailed } from '#web/form/photo-tiles.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-sprite.tsx'
import { CancelUpload } from './cancel-upload.tsx'
import { focusIn } from './focus-in.ts'
import type { InsideProps } from './inside-props.ts'
import { ProgressRing } from './progress-ring.tsx'
import { TileOptions } from './tile-options.tsx'
import { isUnderWay } from './tile-order.ts'

/** The part of a tile below the photo: progress, errors and buttons. */
export function TileInside(props: InsideProps) {
  const marker = useDraggable(props)
  const { tile } = props
  return (
    <>
      <span ref={marker} hidden />
      {tile.isRemoved ? <Removed {...props} /> : isUnderWay(tile) ? <UnderWay {...props} /> : null}
      {!tile.isRemoved && isFailed(tile) ? <Failed {...props} /> : null}
      {!tile.isRemoved && tile.state === 'success' ? <TileOptions {...props} /> : null}
    </>
  )
}

/** Dragging only loads with a fine pointer; the buttons work for everyone. */
function useDraggable({ queue, tile: { uid, isRemoved } }: InsideProps) {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = marker.current?.closest<HTMLElement>('.tile')
    if (!element || isRemoved || !matchMedia('(any-pointer: fine)').matches) return
    let end: (() => void) | null = null
    let isWanted = true
    import('./drag-tile.ts').then(
      ({ dragTile }) => {
        if (isWanted) end = dragTile(element, uid, queue.list)
      },
      // The buttons still work.
      () => undefined,
    )
    return () => {
      isWanted = false
      end?.()
    }
  }, [queue, uid, isRemoved])
  return marker
}

function UnderWay({ queue, tile }: InsideProps) {
  const { state, progress, message, name } = tile
  const words =
    state === 'added' ? 'Preparing' : state === 'queued' ? 'Waiting' : `${Math.round(progress * 100)}%`
  return (
    <>
      <ProgressRing part={progress} words={words} name={name} />
      {message ? <p className="tile-message">{message}</p> : null}
      <CancelUpload queue={queue} tile={tile} />
    </>
  )
}

function Failed({ queue, tile }: InsideProps) {
  const { uid, name, message } = tile
  return (
    <>
      <p className="tile-message error signed">
        <span className="unseen">{name}: </span>
        {message}
      </p>
      <p className="tile-actions">
        <TileButton icon="retry" word="Retry" name={name} onPress={() => queue.retry(uid)} />
        <TileButton
          icon="remove"
          word="Remove"
          name={name}
          onPress={() => {
            flushSync(() => queue.list.remove(uid))
            focusIn(uid)
          }}
        />
      </p>
    </>
  )
}

function Removed({ queue, tile: { uid, name } }: InsideProps) {
  const undo = (): void => {
    flushSync(() => queue.list.undo(uid))
    focusIn(uid)
  }
  return (
    <p className="tile-actions">
      <TileButton icon="undo" word="Undo" name={name} onPress={undo} />
    </p>
  )
}

interface TileButtonProps {
  readonly icon: IconName
  readonly word: string
  readonly name: string
  readonly onPress: () => void
}

function TileButton({ icon, word, name, onPress }: TileButtonProps) {
  return (
    <button type="button" className="quiet" onClick={onPress}>
      <Icon name={icon} />
      {word}
      <span className="unseen"> {name}</span>
    </button>
  )
}
