/**
 * Below the tile, or above its button where only there is room for all of it; where there is none, the page is scrolled to it.
 * By the tile's right edge, where its button is, unless it would leave the list of tiles.
 */
export function placeMenu(menu: HTMLElement): void {
  const tile = menu.closest('.tile')
  const button = tile?.querySelector('.tile-options')
  const list = tile?.closest('.tiles')
  if (!tile || !button || !list) return
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const { width, height } = menu.getBoundingClientRect()
  const { bottom, right } = tile.getBoundingClientRect()
  const isRoomBelow = bottom + height <= innerHeight - parseFloat(scrollPaddingBottom)
  const isRoomAbove = button.getBoundingClientRect().top - height >= parseFloat(scrollPaddingTop)
  menu.dataset['opens'] = isRoomAbove && !isRoomBelow ? 'above' : 'below'
  menu.dataset['by'] = right - width < list.getBoundingClientRect().left ? 'left' : 'right'
  menu.scrollIntoView({ block: 'nearest' })
}
