import { useLoaded } from '#web/ui/use-loaded.ts'
import { useCreateAdvert } from './use-create-advert.ts'

const load = () => import('./published-changes.tsx')

/** Before a published advert is published again: what changes. Without its code the form works as it would. */
export function Changes() {
  const { first } = useCreateAdvert()
  return first.listing === null ? null : <Loaded />
}

function Loaded() {
  const loaded = useLoaded(load)
  return loaded === null || loaded === 'failed' ? null : <loaded.part.PublishedChanges />
}
