import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refuse.ts'
import { calculateCheckout, calculateLines, type Calculation } from './calculate.ts'
import { nextRevision } from './change.ts'
import type { Checkout } from './checkout.ts'
import { presentCheckout } from './present.ts'
import { saveCompleted } from './store.ts'

/** Completes a locked checkout, for an order if it becomes one. A completed checkout no longer changes. */
export async function completeCheckout(context: Context, checkout: Checkout, orderId?: string): Promise<void> {
  const completed = completedCheckout(context, checkout, orderId)
  await saveCompleted(context, completed)
  recordCompleted(context, completed, await calculateOrEmpty(context, completed))
}

/** A checkout after its completion, not yet saved. */
export const completedCheckout = (context: Context, checkout: Checkout, orderId = checkout.orderId): Checkout =>
  nextRevision(context, { ...checkout, completed: true, orderId })

export function recordCompleted(context: Context, completed: Checkout, calculation: Calculation): void {
  const entity = { checkout: presentCheckout(context, completed, calculation) }
  recordEvent(context, checkoutEvents.completed, { id: completed.id, revision: completed.revision, entity })
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
