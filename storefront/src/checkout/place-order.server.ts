import { redirect } from 'react-router'
import { payOrder } from '@stoa/contract/payments/calls'
import { fieldProblem, problemsOf } from '@stoa/ui/form-problems'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import type { Checkout } from '../answers.ts'
import { written } from '../line-items/line-view.ts'
import { paths } from '../paths.ts'
import { neededFields } from './details.ts'
import { orderOfCheckout } from './order-of-checkout.server.ts'
import { pay, withoutCard } from './pay-by-card.server.ts'
import { needsPayment } from './requirements.ts'
import { fieldNames, onceFor, saveDetails, type Sent } from './save-details.server.ts'

/** Saves the form, and the page shows its totals. Another country has other delivery options, of which the first is selected then. */
export async function saveForm(sent: Sent) {
  return unlessRefused(sent, async () => {
    await saveDetails(sent)
    return undefined
  })
}

/** Saves the form, places the order and pays it: once, however often the form is sent. */
export async function placeOrder(sent: Sent) {
  const { client, checkout, form } = sent
  return unlessRefused(sent, async () => {
    const problems = missingFields(form, [...neededFields(form, checkout), ...cardField(sent)]) ?? malformedCard(form)
    if (problems) return sentBack(problems, withoutCard(form))
    const { checkout: saved, isDeliveryRefused } = await saveDetails(sent)
    if (isDeliveryRefused) return withoutDelivery(form)
    const changed = changedTotal(form, saved)
    if (changed) return changed
    const { orderId, paymentGatewayOrderId } = await client.checkouts.createOrder({ id: saved.id }, onceFor(saved, { page: pageKey(form) }))
    return paymentGatewayOrderId ? pay({ client, checkoutId: saved.id, form }, paymentGatewayOrderId) : redirect(paths.thanks(orderId))
  })
}

async function unlessRefused<T>({ client, checkout, form }: Sent, act: () => Promise<T>) {
  try {
    return await act()
  } catch (error) {
    // Another tab was faster.
    if (isRefusedWith(error, 'CHECKOUT_IS_COMPLETE')) return redirect(await orderOfCheckout(client, checkout.id))
    return sentBack(formProblemsOf(error, fieldNames), withoutCard(form))
  }
}

/** Created with the page. */
const pageKey = (form: FormData): string => textOf(form, 'idempotencyKey')

const cardField = ({ checkout, form }: Sent): string[] =>
  needsPayment(checkout) && textOf(form, 'method') === 'ONLINE' ? ['cardNumber'] : []

const cardForm = new RegExp((payOrder.request.properties.cardNumber as object as { pattern: string }).pattern)

function malformedCard(form: FormData) {
  const cardNumber = textOf(form, 'cardNumber')
  if (textOf(form, 'method') !== 'ONLINE' || cardNumber === '' || cardForm.test(cardNumber)) return undefined
  return fieldProblem('FORMAT', 'cardNumber')
}

function withoutDelivery(form: FormData) {
  form.delete('delivery')
  return sentBack(problemsOf('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND'), withoutCard(form))
}

/** Nobody orders for a total that they haven't seen: what was saved may have changed it, or the shop. */
function changedTotal(form: FormData, { priceSummary: { total } }: Checkout) {
  const seen = textOf(form, 'total')
  if (!seen || seen === total.amount) return undefined
  const data = { before: textOf(form, 'shownTotal'), now: written(total) }
  return sentBack(problemsOf('CHECKOUT_CHANGED', data), withoutCard(form))
}
