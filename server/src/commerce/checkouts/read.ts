import type { Context } from '../../kernel/context.ts'
import { calculateCheckout } from './calculate.ts'
import { isOwnedBy, type Checkout } from './checkout.ts'
import { presentCheckout, type WireCheckout } from './present.ts'
import { quoteCheckout } from './store.ts'

/** A checkout with its current totals. Reading it shows them to the buyer, directly or through an app, so the quoted total is updated. */
export async function readCheckout(context: Context, checkout: Checkout): Promise<WireCheckout> {
  const calculation = await calculateCheckout(context, checkout)
  const { totalMinor } = calculation.totals.summary
  const isShownToBuyer = isOwnedBy(checkout, context.identity) || context.identity.kind === 'app'
  if (isShownToBuyer && !checkout.completed && totalMinor !== checkout.quotedTotalMinor) await quoteCheckout(context, checkout, totalMinor)
  return presentCheckout(context, checkout, calculation)
}
