import { type ChangeEvent, type FocusEvent, memo, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { type Photo, photoUrl, thumbnailUrl } from '#shared/form/photo.ts'
import { Icon } from '#web/ui/icon.tsx'
import { catchFiles } from './catch-files.ts'
import type { ControlProps, PhotosProps } from './control-props.ts'
import { useForm, useFormState } from './form-context.ts'
import { type PhotosPart, type PhotoTile, type TileProps, tileOf } from './photo-tiles.ts'

/** Types and endings: some systems know the one, some the other. */
const ACCEPTED =
  'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.jpg,.jpeg,.png,.gif,.webp,.heic,.heif'

/** Photos to choose, drop or paste, and those that there are in their order. What changes them is loaded when it is wanted. */
export function PhotosControl(props: ControlProps) {
  return isPhotos(props) ? <Photos {...props} /> : null
}

const isPhotos = (props: ControlProps): props is PhotosProps => props.field.kind === 'photos'

function Photos(props: PhotosProps) {
  const { name, field } = props
  const { photos, actions } = useForm()
  const { tiles, problems, open, part } = useStore(photos.store)
  const answer = useFormState(({ values }) => values[name]) as readonly Photo[] | null | undefined
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    // Chosen before the script was here.
    for (const { files } of box.current.querySelectorAll('input')) if (files?.length) photos.take([...files])
    return catchFiles(box.current, photos.take)
  }, [photos])
  // A window that opens to choose files takes the focus too, and is no leaving.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) actions.leave(name)
  }
  const shown = tiles ?? (answer ?? []).map(tileOf)
  const count = shown.filter(({ isRemoved }) => !isRemoved).length
  return (
    <div className="photos" ref={box} onBlur={leave} onFocus={photos.begin} onPointerEnter={photos.begin}>
      <DropZone {...props} />
      {problems.map(({ message, names }) => (
        <div className="photo-problem" role="alert" key={message}>
          <p className="error">
            <Icon name="alert" />
            <span>{message}</span>
          </p>
          <p className="hint">{names.join(', ')}</p>
        </div>
      ))}
      <div className="photo-status">
        <p>
          <strong>{count}</strong> of {field.max} photos
        </p>
        {part ? <part.Progress /> : null}
      </div>
      <Tiles tiles={shown} count={count} open={open} part={part} />
    </div>
  )
}

function DropZone({ name, invalid, describedBy }: PhotosProps) {
  const { photos } = useForm()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    photos.take([...(currentTarget.files ?? [])])
    // The same file can be chosen again.
    currentTarget.value = ''
  }
  const input = { type: 'file', accept: ACCEPTED, onChange: choose } as const
  return (
    <>
      <div className="drop-zone">
        <input
          {...input}
          multiple
          id={name}
          aria-invalid={invalid || undefined}
          aria-describedby={`${describedBy ?? ''} ${name}-kinds`}
        />
        <label htmlFor={name} className="secondary">
          <Icon name="photos" />
          Choose photos
        </label>
        <p className="or-drop">or drop them here, or paste</p>
        <p className="hint" id={`${name}-kinds`}>
          JPG, PNG or GIF, up to 8 MB each. HEIC and WebP too, where your browser can read them.
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
  readonly count: number
  readonly open: string | null
  readonly part: PhotosPart | null
}

function Tiles({ tiles, count, open, part }: TilesProps) {
  let places = 0
  return (
    <ol className="tiles">
      {tiles.map((tile) => (
        <Tile
          key={tile.uid}
          {...{ tile, count, part }}
          at={tile.isRemoved ? places : places++}
          isOpen={open === tile.uid}
        />
      ))}
    </ol>
  )
}

const Tile = memo(function Tile({ part, ...props }: TileProps & Pick<TilesProps, 'part'>) {
  const { photos } = useForm()
  const { tile, at, isOpen } = props
  const { uid, name, state, photo, preview, isRemoved } = tile
  const isCover = at === 0 && !isRemoved
  const drawn = photo && (isCover ? photoUrl(photo.id) : thumbnailUrl(photo.id))
  return (
    <li
      className={isCover ? 'tile cover' : 'tile'}
      data-state={state}
      data-removed={isRemoved || undefined}
      data-uid={uid}
    >
      <div className="tile-photo">
        {preview || drawn ? <img src={preview ?? drawn ?? ''} alt={name} draggable={false} /> : null}
        <span className="tile-place">{isRemoved ? 'Removed' : isCover ? 'Cover' : at + 1}</span>
      </div>
      {state === 'success' && !isRemoved ? (
        <button
          type="button"
          className="quiet tile-options"
          aria-expanded={isOpen}
          onClick={() => photos.toggle(uid)}
        >
          <Icon name="more" />
          Options<span className="unseen"> for {name}</span>
        </button>
      ) : null}
      {part ? <part.Inside {...props} /> : null}
    </li>
  )
})
