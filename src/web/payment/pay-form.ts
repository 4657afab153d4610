import type { PaymentMessage } from '#shared/api/checkout.ts'
import type { Card, Outcome } from './stripe-card.ts'

const WORDS = {
  notThere: 'We couldn’t load the card form. Check your connection and try again.',
  ended: 'We can’t show this payment any more. Go back to your advert to see whether it’s been paid.',
  unknown:
    'We couldn’t reach our payment provider, so we don’t know yet whether you’ve paid. Try again in a minute. You won’t be charged twice.',
} as const

/** The states of the payment frame's form (src/server/payments/frame/stripe-page.ts). */
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
  const status = form.querySelector<HTMLElement>('[role="status"]')
  const { key, secret } = form.dataset
  if (!place || !button || !alert || !status || key === undefined || secret === undefined) return null
  const parts = { form, button, alert, status, label: button.textContent ?? '' }
  form.addEventListener('submit', (event) => event.preventDefault())
  return {
    place,
    key,
    clientSecret: secret,
    show: (card) => {
      form.dataset['state'] = card.kind
      status.textContent = ''
      if (card.kind === 'paid') return showPaid(parts)
      if (card.kind === 'ended') return setAlert(alert, WORDS.ended)
      button.setAttribute('aria-disabled', 'false')
      form.addEventListener('submit', paying(parts, card.pay))
    },
    showNotThere: () => {
      form.dataset['state'] = 'missing'
      status.textContent = ''
      setAlert(alert, WORDS.notThere)
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
  readonly status: HTMLElement
  readonly label: string
}

/** Pays once, however often the button is pressed. */
function paying(parts: Parts, pay: () => Promise<Outcome>): () => void {
  const { form, button, alert, status, label } = parts
  let isBusy = false
  const setBusy = (busy: boolean): void => {
    isBusy = busy
    form.setAttribute('aria-busy', String(busy))
    button.setAttribute('aria-disabled', String(busy))
    button.textContent = busy ? 'Paying…' : label
    status.textContent = busy ? 'Paying. This can take a few seconds.' : ''
  }
  return () => {
    if (isBusy) return
    setBusy(true)
    setAlert(alert, '')
    pay().then(
      (outcome) => {
        if (outcome.kind === 'paid') return showPaid(parts)
        setBusy(false)
        setAlert(alert, outcome.message)
        if (outcome.isFinal) postStatus('failure')
      },
      () => {
        setBusy(false)
        // It may have been paid, so the page around is told of no failure.
        setAlert(alert, WORDS.unknown)
      },
    )
  }
}

function showPaid({ form, status, alert }: Parts): void {
  form.dataset['state'] = 'paid'
  setAlert(alert, '')
  status.textContent = form.dataset['paid'] ?? ''
  postStatus('success')
}

function setAlert(alert: HTMLElement, text: string): void {
  alert.textContent = text
}

/** The parent page treats this as a hint and asks the server. */
function postStatus(status: PaymentMessage['status']): void {
  const message: PaymentMessage = { type: 'payment', status }
  if (parent !== window) parent.postMessage(message, location.origin)
}
