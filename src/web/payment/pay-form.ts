import type { PaymentMessage } from '#shared/api/checkout.ts'
import type { Card, Outcome } from './stripe-card.ts'

const WORDS = {
  notThere: 'The card form did not load. Check your connection and try again. You have not been charged.',
  ended: 'This payment has ended and was not charged. Close it and start again from your advert.',
  unknown: 'We could not reach our payment provider. Try again: you cannot be charged twice.',
} as const

/** The states of the payment frame's form (src/server/render/payment-frame.ts). */
export interface PayForm {
  readonly place: HTMLElement
  readonly key: string
  readonly clientSecret: string
  readonly show: (card: Card) => void
  readonly showNotThere: () => void
}

export function payFormIn(form: HTMLFormElement): PayForm | null {
  const place = form.querySelector<HTMLElement>('#card')
  const button = form.querySelector('button')
  const alert = form.querySelector<HTMLElement>('[role="alert"]')
  const said = form.querySelector<HTMLElement>('[role="status"]')
  const { key, secret } = form.dataset
  if (!place || !button || !alert || !said || key === undefined || secret === undefined) return null
  const parts = { form, button, alert, said, label: button.textContent ?? '' }
  form.addEventListener('submit', (event) => event.preventDefault())
  return {
    place,
    key,
    clientSecret: secret,
    show: (card) => {
      form.dataset['state'] = card.kind
      said.textContent = ''
      if (card.kind === 'paid') return showPaid(parts)
      if (card.kind === 'ended') return say(alert, WORDS.ended)
      button.setAttribute('aria-disabled', 'false')
      form.addEventListener('submit', paying(parts, card.pay))
    },
    showNotThere: () => {
      form.dataset['state'] = 'missing'
      said.textContent = ''
      say(alert, WORDS.notThere)
      button.textContent = 'Try again'
      button.setAttribute('aria-disabled', 'false')
      button.addEventListener('click', () => location.reload())
    },
  }
}

interface Parts {
  readonly form: HTMLFormElement
  readonly button: HTMLButtonElement
  readonly alert: HTMLElement
  readonly said: HTMLElement
  readonly label: string
}

/** Pays once, however often the button is pressed meanwhile. */
function paying(parts: Parts, pay: () => Promise<Outcome>): () => void {
  const { form, button, alert, said, label } = parts
  let isBusy = false
  const setBusy = (busy: boolean): void => {
    isBusy = busy
    form.setAttribute('aria-busy', String(busy))
    button.setAttribute('aria-disabled', String(busy))
    button.textContent = busy ? 'Paying…' : label
    said.textContent = busy ? 'Paying. Please wait.' : ''
  }
  return () => {
    if (isBusy) return
    setBusy(true)
    say(alert, '')
    pay().then(
      (outcome) => {
        if (outcome.kind === 'paid') return showPaid(parts)
        setBusy(false)
        say(alert, outcome.message)
        if (outcome.isFinal) tell('failure')
      },
      () => {
        setBusy(false)
        say(alert, WORDS.unknown)
        tell('failure')
      },
    )
  }
}

function showPaid({ form, said, alert }: Parts): void {
  form.dataset['state'] = 'paid'
  say(alert, '')
  said.textContent = 'Paid. We are publishing your advert.'
  tell('success')
}

function say(alert: HTMLElement, text: string): void {
  alert.textContent = text
}

/** It asks the server, and believes nothing but what the server says. */
function tell(status: PaymentMessage['status']): void {
  const message: PaymentMessage = { type: 'payment', status }
  if (parent !== window) parent.postMessage(message, location.origin)
}
