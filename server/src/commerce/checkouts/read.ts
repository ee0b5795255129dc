import type { Context } from '../../kernel/context.ts'
import { calculateLines } from './calculate.ts'
import { isOwnedBy } from './checkout.ts'
import { presentCheckout, type WireCheckout } from './present.ts'
import { isAsQuoted, quoteOf } from './quote.ts'
import { linesFrom } from './resolve-lines.ts'
import { type CheckoutWithItems, quoteCheckout } from './store.ts'

/** A checkout with its current totals. Reading it shows them to the buyer, directly or through an app, so the quote is updated. */
export async function readCheckout(context: Context, checkout: CheckoutWithItems): Promise<WireCheckout> {
  const calculation = calculateLines(linesFrom(context, checkout.doc.lines, checkout.items), checkout, context.site.settings)
  const isShownToBuyer = isOwnedBy(checkout, context.identity) || context.identity.kind === 'app'
  const isRecorded = checkout.quotedDeliveryCode !== null && isAsQuoted(checkout, calculation)
  if (isShownToBuyer && !checkout.completed && !isRecorded) await quoteCheckout(context, checkout, quoteOf(calculation))
  return presentCheckout(context, checkout, calculation)
}
