import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refuse.ts'
import { calculateCheckout, calculateLines, type Calculation } from './calculate.ts'
import type { Checkout } from './checkout.ts'
import { presentCheckout } from './present.ts'
import { saveCheckout } from './store.ts'

export interface Completion {
  /** The order that completes it. Absent if the shop marks it as completed. */
  orderId?: string
  /** The totals, if already calculated. */
  calculation?: Calculation | undefined
}

/** Completes a locked checkout. A completed checkout no longer changes. */
export async function completeCheckout(context: Context, checkout: Checkout, { orderId, calculation }: Completion = {}): Promise<void> {
  const completed = await saveCheckout(context, { ...checkout, completed: true, orderId: orderId ?? checkout.orderId })
  const entity = { checkout: presentCheckout(context, completed, calculation ?? (await calculateOrEmpty(context, completed))) }
  await recordEvent(context, checkoutEvents.completed, { id: completed.id, revision: completed.revision, entity })
}

/** A paid checkout is completed even if its items now cost more than can be calculated. */
async function calculateOrEmpty(context: Context, checkout: Checkout): Promise<Calculation> {
  try {
    return await calculateCheckout(context, checkout)
  } catch (error) {
    if (error instanceof Refusal) return calculateLines([], checkout, context.site.settings)
    throw error
  }
}
