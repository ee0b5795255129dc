import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { sentBack, textOf } from '@stoa/ui/refused-form'
import type { Checkout } from '../answers.ts'
import { written } from '../line-items/line-view.ts'
import { paths } from '../paths.ts'

interface Placing {
  client: Client
  checkout: Pick<Checkout, 'id' | 'priceSummary'>
  form: FormData
}

/** Places the order: once, however often the form is sent. Online payments continue on the next page. */
export async function placeOrder({ client, checkout, form }: Placing) {
  // The server may have returned a new total by now; what counts is the total that the buyer saw.
  const seen = textOf(form, 'total')
  const { total } = checkout.priceSummary
  if (seen && seen !== total.amount) {
    const data = { before: textOf(form, 'shownTotal'), now: written(total) }
    return sentBack({ code: 'CHECKOUT_CHANGED', message: '', fields: {}, data }, form)
  }
  const { orderId, paymentGatewayOrderId } = await client.checkouts.createOrder({ id: checkout.id }, idempotent(form))
  return redirect(paymentGatewayOrderId ? paths.pay(checkout.id, paymentGatewayOrderId) : paths.thanks(orderId))
}

/** The idempotency key created with the page: a form sent twice has one effect. */
export function idempotent(form: FormData): { idempotencyKey?: string } {
  const idempotencyKey = textOf(form, 'idempotencyKey')
  return /^[\w-]{8,100}$/.test(idempotencyKey) ? { idempotencyKey } : {}
}
