import './styles/pay.css'
import { payFormIn } from './payment/pay-form.ts'
import { showCard } from './payment/stripe-card.ts'

/** The payment frame for Stripe. Only this page loads Stripe's script. */
const form = document.querySelector<HTMLFormElement>('form#pay')
const pay = form && payFormIn(form)
if (pay) showCard(pay.place, pay.key, pay.clientSecret).then(pay.show, pay.showNotThere)
