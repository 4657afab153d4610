import { flushSync } from 'react-dom'
import type { AddressType } from '#shared/form/block.ts'
import { useCreateAdvert } from './use-create-advert.ts'

export const EnterManually = () => (
  <Switch to="orphan" block="manualAddress">
    Manually enter address
  </Switch>
)

export const BackToFind = () => (
  <Switch to="standard" block="propertyAddress">
    Back to find address
  </Switch>
)

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
