import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import type { AddressType } from '#shared/form/block.ts'
import { MESSAGES } from '#shared/form/messages.ts'
import { paths } from '#shared/journey/paths.ts'
import { useFormState } from '#web/form/form-context.tsx'
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

/** For whoever begins a second advert of a home. */
function OpenOwnAdvert() {
  const { ownAdvert, isForAgent } = useCreateAdvert()
  const own = useStore(ownAdvert, ({ of }) => of)
  const isRefused = useFormState(({ errors }) =>
    ADDRESSES.some((name) => errors[name] === MESSAGES.duplicateAddress()),
  )
  return (
    <div role="status">
      {own === null || !isRefused ? null : (
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
