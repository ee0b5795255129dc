import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refuse.ts'
import { calculateCheckout, calculateLines, type Calculation } from './calculate.ts'
import type { Checkout } from './checkout.ts'
import { presentCheckout } from './present.ts'
import { saveCheckout } from './store.ts'

export interface Completion {
  /** The order that completes it; none where the shop says that it is complete. */
  orderId?: string
  /** What it comes to, where that is known already. */
  calculation?: Calculation | undefined
}

/** Completes a held checkout: it does not change any more. */
export async function completeCheckout(context: Context, checkout: Checkout, { orderId, calculation }: Completion = {}): Promise<void> {
  const completed = await saveCheckout(context, { ...checkout, completed: true, orderId: orderId ?? checkout.orderId })
  const entity = { checkout: presentCheckout(context, completed, calculation ?? (await calculateOrEmpty(context, completed))) }
  await recordEvent(context, checkoutEvents.completed, { id: completed.id, revision: completed.revision, entity })
}

/** What was paid for is completed, even if its things cost more by now than can be reckoned with. */
async function calculateOrEmpty(context: Context, checkout: Checkout): Promise<Calculation> {
  try {
    return await calculateCheckout(context, checkout)
  } catch (error) {
    if (error instanceof Refusal) return calculateLines([], checkout, context.site.settings)
    throw error
  }
}
