import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { newId } from '../../database/ids.ts'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { calculateLines, type Calculation } from './calculate.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { checkSize } from './doc-size.ts'
import type { Line } from './line.ts'
import { presentCheckout, type WireCheckout } from './present.ts'
import { quoteOf } from './quote.ts'
import { insertCheckout } from './store.ts'

/** The initial state of a checkout. Its lines are already resolved. */
export interface NewCheckout {
  lines: Line[]
  doc: Omit<CheckoutDoc, 'lines'>
  cartId?: string
  check?: (calculation: Calculation) => void
}

/** Creates a checkout. It belongs to the caller. */
export async function openCheckout(context: Context, { lines, doc, cartId, check }: NewCheckout): Promise<WireCheckout> {
  const { identity, now, site } = context
  const newDoc: CheckoutDoc = { ...doc, lines: lines.map(({ stored }) => stored) }
  checkSize(newDoc)
  const calculation = calculateLines(lines, { doc: newDoc }, site.settings)
  check?.(calculation)
  const checkout: Checkout = {
    id: newId(),
    revision: 1,
    createdDate: now,
    updatedDate: now,
    ownerKind: identity.kind,
    ownerId: identity.id,
    cartId: cartId ?? null,
    orderId: null,
    completed: false,
    ...quoteOf(calculation),
    doc: newDoc,
  }
  await insertCheckout(context, checkout)
  const entity = presentCheckout(context, checkout, calculation)
  await recordEvent(context, checkoutEvents.created, { id: checkout.id, revision: checkout.revision, entity })
  return entity
}
