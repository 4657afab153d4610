import { type ChangeEvent, type FocusEvent, memo, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { ALTERED, type Photo, photoUrl, thumbnailUrl, withoutPlans } from '#shared/form/photo.ts'
import { PHOTO_MIB } from '#shared/form/photo-sizes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { catchFiles } from './catch-files.ts'
import type { PhotosProps } from './control-props.ts'
import { useForm, useFormState } from './form-context.tsx'
import {
  isCounted,
  type PhotoPicker,
  type PhotosPart,
  type PhotoTile,
  type TileProps,
  tileOf,
} from './photo-tiles.ts'
import { useControl } from './use-control.ts'

/** MIME types and extensions: operating systems differ in which they know. */
export const ACCEPTED =
  'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.jpg,.jpeg,.png,.gif,.webp,.heic,.heif'

export function usePhotoPicker(): PhotoPicker {
  const { photos } = useForm()
  if (!photos) throw new Error('A form that asks for photos does not say what sends them.')
  return photos
}

/** Chooses photos by dialog, drop or paste, and shows them in order. The upload code loads with the first photo. */
export function PhotosControl(props: PhotosProps) {
  const { name, field } = props
  const { actions } = useForm()
  const photos = usePhotoPicker()
  const { tiles, waiting, part } = useStore(photos.store)
  const answer = useFormState(({ answers }) => answers[name]) as readonly Photo[] | null | undefined
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    // Files chosen before the script loaded.
    for (const { files } of box.current.querySelectorAll('input')) if (files?.length) photos.take([...files])
    return catchFiles(box.current, photos.take)
  }, [photos])
  useEffect(() => {
    if (answer) photos.load()
  }, [photos, answer])
  // The file dialog also takes the focus, which is not leaving the field.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) actions.leave(name)
  }
  const shown = withoutPlans(tiles ?? (answer ?? []).map(tileOf))
  const counted = shown.filter(isCounted).length
  return (
    <div className="photos" ref={box} onBlur={leave}>
      <DropZone {...props} />
      <p role="status" className="photos-waiting">
        {waiting > 0
          ? `We’ll upload your ${waiting === 1 ? 'photo' : `${waiting} photos`} when you’re back online.`
          : null}
      </p>
      {part ? <part.Problems ofPlans={false} /> : null}
      <div className="photo-status">
        <p>
          <strong>{counted}</strong> of {field.max} photos
        </p>
        {part ? <part.Progress /> : null}
      </div>
      <Tiles tiles={shown} part={part} />
    </div>
  )
}

function DropZone(props: PhotosProps) {
  const { name } = props
  const chooser = useRef<HTMLInputElement>(null)
  const photos = usePhotoPicker()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    photos.take([...(currentTarget.files ?? [])])
    // Lets the same file be chosen again.
    currentTarget.value = ''
  }
  const input = { type: 'file', accept: ACCEPTED, onChange: choose } as const
  return (
    <>
      <div className="drop-zone">
        <input {...useControl(props, chooser, `${name}-kinds`)} {...input} multiple id={name} />
        <label htmlFor={name} className="secondary">
          <Icon name="photos" />
          Choose photos
        </label>
        <p className="or-drop">or drop them here, or paste</p>
        <p className="hint" id={`${name}-kinds`}>
          {`JPG, PNG or GIF, up to ${PHOTO_MIB} MB each. HEIC and WebP too, where your browser can read them.`}
        </p>
      </div>
      <label className="secondary take-photo">
        <input {...input} capture="environment" />
        <Icon name="camera" />
        Take a photo
      </label>
    </>
  )
}

interface TilesProps {
  readonly tiles: readonly PhotoTile[]
  readonly part: PhotosPart | null
}

/** All of one kind: photos, or floor plans. */
export function Tiles({ tiles, part }: TilesProps) {
  const count = tiles.filter(({ isRemoved }) => !isRemoved).length
  let places = 0
  let counted = 0
  return (
    <ol className="tiles">
      {tiles.map((tile) => (
        <Tile
          key={tile.uid}
          {...{ tile, count, part }}
          at={tile.isRemoved ? places : places++}
          place={isCounted(tile) ? ++counted : null}
        />
      ))}
    </ol>
  )
}

interface PlacedTile extends TileProps, Pick<TilesProps, 'part'> {
  /** Its number in the advert; null if it will not be in it. */
  readonly place: number | null
}

function placeText({ isRemoved, isPlan }: PhotoTile, place: number | null): string {
  if (place === null) return isRemoved ? 'Removed' : 'Not uploaded'
  return place === 1 && !isPlan ? 'Cover' : String(place)
}

const Tile = memo(function Tile({ part, place, ...props }: PlacedTile) {
  const { tile } = props
  const { uid, name, state, photo, preview, isRemoved, isPlan } = tile
  const isCover = place === 1 && !isPlan
  const drawn = photo && (isCover || isPlan ? photoUrl(photo.id) : thumbnailUrl(photo.id))
  return (
    <li
      className={isCover ? 'tile cover' : 'tile'}
      data-state={state}
      data-removed={isRemoved || undefined}
      data-uid={uid}
    >
      <div className="tile-photo">
        {preview || drawn ? <img src={preview ?? drawn ?? ''} alt={name} draggable={false} /> : null}
        <span className="tile-place">
          {placeText(tile, place)}
          {photo?.caption && place !== null ? ` · ${photo.caption}` : null}
          {photo?.isAltered && place !== null ? ` · ${ALTERED}` : null}
        </span>
      </div>
      {part ? <part.Inside {...props} /> : null}
    </li>
  )
})
