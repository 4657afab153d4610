import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { PhotoList } from './photo-list.ts'
import { likeTile } from './tile-order.ts'

/** Before or after the photo under the pointer, depending on the half. */
function sideOf(element: Element, x: number): 'before' | 'after' {
  const { left, width } = element.getBoundingClientRect()
  return x < left + width / 2 ? 'before' : 'after'
}

/** Makes a tile draggable and a drop target; returns a function that stops it. */
export function dragTile(element: HTMLElement, uid: string, list: PhotoList): () => void {
  const clear = (): void => element.removeAttribute('data-drop')
  const ends = [
    draggable({
      element,
      canDrag: ({ element: tile }) => !tile.querySelector('dialog[open], .tile-menu'),
      getInitialData: () => ({ photo: uid }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source: { data } }) => {
        const dragged = list.tile(String(data['photo']))
        return dragged !== undefined && dragged.uid !== uid && dragged.isPlan === list.tile(uid)?.isPlan
      },
      onDrag: ({ location }) =>
        element.setAttribute('data-drop', sideOf(element, location.current.input.clientX)),
      onDragLeave: clear,
      onDrop: ({ source, location }) => {
        clear()
        const moving = String(source.data['photo'])
        const one = list.tile(moving)
        const rest = one ? likeTile(list.tiles, one).filter((tile) => tile.uid !== moving) : []
        const at = rest.findIndex((tile) => tile.uid === uid)
        const side = sideOf(element, location.current.input.clientX)
        if (at >= 0) list.move(moving, side === 'before' ? at : at + 1)
      },
    }),
  ]
  return () => ends.forEach((end) => end())
}
