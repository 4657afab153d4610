import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { type AddressType, fieldsIn } from '#shared/form/block.ts'
import { MESSAGES } from '#shared/form/messages.ts'
import { paths } from '#shared/journey/paths.ts'
import { useFormState } from '#web/form/form-context.tsx'
import { type FormPage, type FormState, remoteKey } from '#web/form/form-store.ts'
import { useCreateAdvert } from './use-create-advert.ts'

export const EnterManually = () => (
  <>
    <OpenOwnAdvert />
    <Switch to="orphan" block="manualAddress">
      Manually enter address
    </Switch>
  </>
)

export const BackToFind = () => (
  <>
    <OpenOwnAdvert />
    <Switch to="standard" block="propertyAddress">
      Back to find address
    </Switch>
  </>
)

/** Where the check's message stands. */
const ADDRESSES = ['propertyAddress', 'streetName']

/** The `remoteKey` of the address that is advertised already, or null. */
function refusedAddress({ blocks }: FormPage, { answers, errors }: FormState): string | null {
  const name = ADDRESSES.find((one) => errors[one] === MESSAGES.duplicateAddress())
  if (name === undefined) return null
  const remote = blocks.flatMap(fieldsIn).find(([one]) => one === name)?.[1].remote
  return remote ? remoteKey(remote, answers[name], answers) : null
}

/** For whoever begins a second advert of a home. */
function OpenOwnAdvert() {
  const { form, ownAdverts, isForAgent } = useCreateAdvert()
  const refused = useFormState((state) => refusedAddress(form.page, state))
  const own = useStore(ownAdverts, (all) => (refused === null ? undefined : all[refused]))
  return (
    <div role="status">
      {own === undefined ? null : (
        <p className="note own-advert">
          That advert is yours.{' '}
          <a href={paths.load(own.app_type, own.uuid) + (isForAgent ? location.search : '')}>
            Open your advert
          </a>
        </p>
      )}
    </div>
  )
}

interface SwitchProps {
  readonly to: AddressType
  /** The block that appears. Its first control takes the focus. */
  readonly block: string
  readonly children: string
}

function Switch({ to, block, children }: SwitchProps) {
  const { form } = useCreateAdvert()
  const change = (): void => {
    flushSync(() => form.actions.setAddressType(to))
    document.querySelector<HTMLElement>(`[data-block="${block}"] :is(input, select)`)?.focus()
  }
  return (
    <p className="address-switch">
      <button type="button" className="link" onClick={change}>
        {children}
      </button>
    </p>
  )
}
