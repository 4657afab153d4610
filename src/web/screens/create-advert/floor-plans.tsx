import { useRef } from 'react'
import { useStore } from 'zustand'
import { LIMITS } from '#shared/advert/limits.ts'
import { type Photo, plansIn } from '#shared/form/photo.ts'
import { useFormState } from '#web/form/form-context.tsx'
import { tileOf } from '#web/form/photo-tiles.ts'
import { ACCEPTED, Tiles, usePhotoPicker } from '#web/form/photos-control.tsx'
import { Icon } from '#web/ui/icon.tsx'

const PLAN_ID = 'floor-plan'

export function FloorPlans() {
  const { store } = usePhotoPicker()
  const { tiles, part } = useStore(store)
  const answer = useFormState(({ answers }) => answers['files_uploaded']) as
    | readonly Photo[]
    | null
    | undefined
  return (
    <div className="floor-plans">
      <label htmlFor={PLAN_ID}>Floor plan</label>
      <p className="hint" id={`${PLAN_ID}-hint`}>
        A picture, such as JPG or PNG. You can add up to {LIMITS.plans}, one for each floor.
      </p>
      <ChoosePlan />
      {part ? <part.Problems ofPlans /> : null}
      <Tiles tiles={plansIn(tiles ?? (answer ?? []).map(tileOf))} part={part} />
    </div>
  )
}

/** Uploaded as photos are; only a file chosen here becomes a plan, so that a dropped photo never does. */
function ChoosePlan() {
  const { take } = usePhotoPicker()
  const input = useRef<HTMLInputElement>(null)
  const choose = (): void => {
    if (!input.current?.files?.length) return
    take([...input.current.files], { isPlan: true })
    // Lets the same file be chosen again.
    input.current.value = ''
  }
  return (
    <p className="choose-plan">
      <input
        ref={input}
        type="file"
        multiple
        id={PLAN_ID}
        accept={ACCEPTED}
        aria-describedby={`${PLAN_ID}-hint`}
        onChange={choose}
      />
      <label htmlFor={PLAN_ID} className="secondary">
        <Icon name="photos" />
        Choose a floor plan
      </label>
    </p>
  )
}
