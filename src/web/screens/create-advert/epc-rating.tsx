import { useStore } from 'zustand'
import { useFormState } from '#web/form/form-context.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'
import type { EpcLookupStatus } from './epc-lookup.ts'
import { useCreateAdvert } from './use-create-advert.ts'

const LINES: Readonly<Record<EpcLookupStatus, string>> = {
  none: '',
  looking: 'Looking for your energy certificate…',
  found: 'We found an energy certificate. Check it here.',
  'not-found': 'The register has no valid certificate for this address.',
  elsewhere: 'Scotland has its own register. Find your certificate there, then enter its ratings here.',
  failed: 'The register isn’t working at the moment. You can enter the ratings yourself.',
}
const FILLED_IN = 'We’ve filled in what the energy certificate says. Check that it’s right.'
const SCOTTISH_REGISTER = 'https://www.scottishepcregister.org.uk/'

/** The register's result and the rating graph. */
export function EpcRating() {
  const { lookups } = useCreateAdvert()
  const status = useStore(lookups.epcStatus)
  return (
    <>
      <p className={status === 'looking' ? 'checking asking' : 'checking'} role="status">
        {LINES[status]}
      </p>
      {status === 'elsewhere' ? (
        <p>
          <a href={SCOTTISH_REGISTER} target="_blank" rel="noreferrer">
            The Scottish register (opens in a new tab)
          </a>
        </p>
      ) : null}
      <Graph />
    </>
  )
}

/** Above the folded block's questions. */
export function CertifiedHome() {
  const isFilledIn = useStore(useCreateAdvert().lookups.homeFilledIn)
  return (
    <p className="checking" role="status">
      {isFilledIn ? FILLED_IN : ''}
    </p>
  )
}

/** Shown if the ratings are asked for or come from the register. */
function Graph() {
  const isShown = useFormState(
    ({ shown, facts }) => shown.has('currentEpc') || facts['haveEpcInDatabase'] === true,
  )
  const current = useFormState(({ answers }) => answers['currentEpc'])
  const potential = useFormState(({ answers }) => answers['potentialEpc'])
  return isShown ? <Drawn current={current} potential={potential} /> : null
}

const load = () => import('#web/advert/epc-graph.tsx')

/** If it does not load, the ratings are still in the text. */
function Drawn(props: { readonly current: unknown; readonly potential: unknown }) {
  const loaded = useLoaded(load)
  return loaded !== null && loaded !== 'failed' ? <loaded.part.EpcGraph {...props} /> : null
}
