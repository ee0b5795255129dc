import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import type { Payment } from '../answers.ts'
import { paths } from '../paths.ts'
import { whereNow } from './payment-state.ts'

/** Pays with the form's card. After a declined card another attempt is another order (contract: paymentTransitions). */
export async function payByCard(client: Client, checkoutId: string, form: FormData) {
  const cardNumber = textOf(form, 'testCard') || textOf(form, 'cardNumber')
  const missing = cardNumber ? undefined : missingFields(form, ['cardNumber'])
  if (missing) return sentBack(missing, withoutCard(form))
  let paymentId = textOf(form, 'paymentId')
  try {
    paymentId = await openPayment(client, checkoutId, paymentId)
    const payment = await client.payments.payOrder({ paymentGatewayOrderId: paymentId, cardNumber })
    return redirect(pageOf(payment, checkoutId))
  } catch (error) {
    // Not decided yet: the page waits for the provider.
    if (isRefusedWith(error, 'PAYMENT_PROVIDER_UNAVAILABLE')) return redirect(paths.processing(checkoutId, paymentId))
    return sentBack(formProblemsOf(error), withoutCard(form))
  }
}

async function openPayment(client: Client, checkoutId: string, paymentGatewayOrderId: string): Promise<string> {
  const { status } = await client.payments.getPayment({ paymentGatewayOrderId })
  if (status !== 'DECLINED' && status !== 'EXPIRED') return paymentGatewayOrderId
  const again = await client.checkouts.createOrder({ id: checkoutId })
  return again.paymentGatewayOrderId ?? paymentGatewayOrderId
}

function pageOf(payment: Payment, checkoutId: string): string {
  const where = whereNow(payment, checkoutId)
  return where === 'pay' ? paths.pay(checkoutId, payment.paymentGatewayOrderId) : where
}

/** A card number is only sent to the provider, and never back to a page (threat P10). */
function withoutCard(form: FormData): FormData {
  form.delete('cardNumber')
  form.delete('testCard')
  return form
}
