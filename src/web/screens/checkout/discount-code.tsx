import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Checkout } from './checkout.ts'

/** A form for the discount code, or the applied code with a Remove button. */
export function DiscountCode({ checkout }: { readonly checkout: Checkout }) {
  const code = useStore(checkout.store, (state) => state.code)
  const isPaid = useStore(checkout.store, ({ check }) => check !== 'none')
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(code)
  useEffect(() => {
    if (before.current === code) return
    before.current = code
    announce(code === null ? 'We’ve removed the discount code.' : 'We’ve applied the discount code.')
    box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [code])
  return (
    <div className="discount" ref={box} inert={isPaid}>
      {code === null ? <CodeForm checkout={checkout} /> : <Applied checkout={checkout} code={code} />}
    </div>
  )
}

function Applied({ checkout, code }: { readonly checkout: Checkout; readonly code: string }) {
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    setBusy(true)
    await checkout.removeCode().finally(() => setBusy(false))
  }
  return (
    <p className="discount-applied">
      <Icon name="check" />
      <span>
        Discount code <strong>{code}</strong>
      </span>
      <button
        type="button"
        className="link"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void remove()}
      >
        {isBusy ? 'Removing…' : 'Remove'}
        <span className="unseen"> the discount code</span>
      </button>
    </p>
  )
}

const EMPTY = 'Enter your discount code'

interface Applying {
  readonly isBusy: boolean
  readonly problem: string | null
  readonly apply: (given: string) => Promise<boolean>
  readonly forget: () => void
}

function useApplying(checkout: Checkout): Applying {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const apply = async (given: string): Promise<boolean> => {
    setBusy(true)
    const wrong = given === '' ? EMPTY : await checkout.apply(given)
    setBusy(false)
    setProblem(wrong)
    return wrong === null
  }
  return { isBusy, problem, apply, forget: () => setProblem(null) }
}

function CodeForm({ checkout }: { readonly checkout: Checkout }) {
  const { isBusy, problem, apply, forget } = useApplying(checkout)
  const input = useRef<HTMLInputElement>(null)
  const submitted = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!isBusy && !(await apply(input.current?.value.trim() ?? ''))) input.current?.focus()
  }
  return (
    <form noValidate onSubmit={(event) => void submitted(event)}>
      <label htmlFor="discountCode">
        Discount code <span className="optional">(optional)</span>
      </label>
      <Problem problem={problem} />
      <div className="discount-row">
        <input
          ref={input}
          type="text"
          id="discountCode"
          name="discountCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          maxLength={100}
          aria-invalid={problem !== null || undefined}
          aria-describedby={PROBLEM_ID}
          onInput={forget}
        />
        <button type="submit" className="secondary" aria-disabled={isBusy || undefined}>
          {isBusy ? 'Checking…' : 'Apply'}
        </button>
      </div>
    </form>
  )
}

const PROBLEM_ID = 'discount-code-problem'

/** Screen readers only announce changes in a live region that already exists. */
function Problem({ problem }: Pick<Applying, 'problem'>) {
  return (
    <div role="alert" id={PROBLEM_ID}>
      {problem ? <p className="error signed">{problem}</p> : null}
    </div>
  )
}
