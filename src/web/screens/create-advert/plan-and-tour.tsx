import { useEffect, useRef, useState } from 'react'
import { photos } from '#shared/advert/blocks/photos.ts'
import { fieldsIn } from '#shared/form/block.ts'
import { type Photo, plansIn } from '#shared/form/photo.ts'
import { FieldView } from '#web/form/field-view.tsx'
import { useForm } from '#web/form/form-context.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

/** Folded, since few homes have either; open where an answer stands in it. */
export function PlanAndTour() {
  const { store } = useForm()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(() => {
    const { files_uploaded: files, videoTour } = store.getState().answers
    return Boolean(videoTour) || plansIn(files as readonly Photo[] | null).length > 0
  })
  // Opened before the script loaded.
  useEffect(() => {
    if (details.current?.open) setOpen(true)
  }, [])
  return (
    <details
      className="folded"
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          Floor plan and video tour <span className="optional">(optional)</span>
        </span>
      </summary>
      {isOpen ? <Plans onClose={() => setOpen(false)} /> : null}
      {fieldsIn(photos).map(([name, field]) =>
        field.isFolded ? <FieldView key={name} name={name} field={field} /> : null,
      )}
    </details>
  )
}

const loadPlans = () => import('./floor-plans.tsx')

function Plans({ onClose }: { readonly onClose: () => void }) {
  const loaded = useLoaded(loadPlans)
  if (loaded === null) return null
  return loaded === 'failed' ? <NotLoaded onClose={onClose} /> : <loaded.part.FloorPlans />
}
