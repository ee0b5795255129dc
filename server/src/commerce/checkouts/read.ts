import type { Context } from '../../kernel/context.ts'
import { isOwnedBy, type Checkout } from './checkout.ts'
import { presentCheckout, type WireCheckout } from './present.ts'
import { reckonCheckout } from './reckon.ts'
import { quoteCheckout } from './store.ts'

/** A checkout as it is now. Whoever buys, or an app that shows it to them, has then been told what it comes to. */
export async function readCheckout(context: Context, checkout: Checkout): Promise<WireCheckout> {
  const reckoning = await reckonCheckout(context, checkout)
  const { totalMinor } = reckoning.totals.summary
  const toldToBuyer = isOwnedBy(checkout, context.identity) || context.identity.kind === 'app'
  if (toldToBuyer && !checkout.completed && totalMinor !== checkout.quotedTotalMinor) await quoteCheckout(context, checkout, totalMinor)
  return presentCheckout(context, checkout, reckoning)
}
