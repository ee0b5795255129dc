import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { fieldProblem } from '@stoa/ui/form-problems'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import type { Payment } from '../answers.ts'
import { paths } from '../paths.ts'
import { whereNow } from './payment-state.ts'

interface Paying {
  client: Client
  checkoutId: string
  form: FormData
}

/** Pays with the card of the payment page. */
export async function payByCard(client: Client, checkoutId: string, form: FormData) {
  const missing = cardIn(form) ? undefined : missingFields(form, ['cardNumber'])
  if (missing) return sentBack(missing, withoutCard(form))
  return pay({ client, checkoutId, form }, textOf(form, 'paymentId'))
}

/** Pays with the form's card. After a declined card another attempt is another order (contract: paymentTransitions). */
export async function pay({ client, checkoutId, form }: Paying, begunPaymentId: string) {
  let paymentId = begunPaymentId
  try {
    const begun = await client.payments.getPayment({ paymentGatewayOrderId: paymentId })
    // An order that was placed before prices changed keeps its total: its own page shows it.
    if (form.has('total') && begun.amount.amount !== textOf(form, 'total')) return redirect(paths.pay(checkoutId, paymentId))
    paymentId = await openPayment(client, checkoutId, begun)
    const payment = await client.payments.payOrder({ paymentGatewayOrderId: paymentId, cardNumber: cardIn(form) })
    const where = whereNow(payment, checkoutId)
    return where === 'pay' ? declined(payment.status, form) : redirect(where)
  } catch (error) {
    // Not decided yet: the page waits for the provider.
    if (isRefusedWith(error, 'PAYMENT_PROVIDER_UNAVAILABLE')) return redirect(paths.processing(checkoutId, paymentId))
    return sentBack(formProblemsOf(error), withoutCard(form))
  }
}

async function openPayment(client: Client, checkoutId: string, { status, paymentGatewayOrderId }: Payment): Promise<string> {
  if (status !== 'DECLINED' && status !== 'EXPIRED') return paymentGatewayOrderId
  const again = await client.checkouts.createOrder({ id: checkoutId })
  return again.paymentGatewayOrderId ?? paymentGatewayOrderId
}

const cardIn = (form: FormData): string => textOf(form, 'testCard') || textOf(form, 'cardNumber')

/** The card number is reported next to its field, so that another one can be entered at once. */
const declined = (rule: string, form: FormData) => sentBack(fieldProblem(rule, 'cardNumber'), withoutCard(form))

/** A card number is only sent to the provider, and never back to a page (threat P10). */
export function withoutCard(form: FormData): FormData {
  form.delete('cardNumber')
  form.delete('testCard')
  return form
}
