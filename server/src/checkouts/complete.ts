import { checkoutEvents } from '@stoa/contract/checkouts/events'
import type { Context } from '../context.ts'
import { record } from '../events/record.ts'
import type { Checkout } from './checkout.ts'
import { presentCheckout } from './present.ts'
import { reckonCheckout } from './reckon.ts'
import { saveCheckout } from './store.ts'

/** Completes a locked checkout, by an order or because the shop says so: it does not change any more. */
export async function completeCheckout(context: Context, checkout: Checkout, orderId: string | null = null): Promise<Checkout> {
  const completed = await saveCheckout(context, { ...checkout, completed: true, orderId: orderId ?? checkout.orderId })
  const entity = { checkout: presentCheckout(context, completed, await reckonCheckout(context, completed)) }
  await record(context, checkoutEvents.completed, { id: completed.id, revision: completed.revision, entity })
  return completed
}
