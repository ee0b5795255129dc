import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { newId } from '../../database/ids.ts'
import { record } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { calculateLines, type Calculation } from './calculate.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { checkSize } from './doc-size.ts'
import type { Line } from './line.ts'
import { presentCheckout, type WireCheckout } from './present.ts'
import { insertCheckout } from './store.ts'

/** What a new checkout starts with. Its lines have been looked up. */
export interface Opening {
  lines: Line[]
  doc: Omit<CheckoutDoc, 'lines'>
  cartId?: string
  check?: (calculation: Calculation) => void
}

/** Makes a checkout; it belongs to whoever asks. */
export async function openCheckout(context: Context, { lines, doc, cartId, check }: Opening): Promise<WireCheckout> {
  const { identity, now, site } = context
  const kept: CheckoutDoc = { ...doc, lines: lines.map(({ chosen }) => chosen) }
  checkSize(kept)
  const calculation = calculateLines(lines, { doc: kept }, site.settings)
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
    quotedTotalMinor: calculation.totals.summary.totalMinor,
    doc: kept,
  }
  await insertCheckout(context, checkout)
  const entity = presentCheckout(context, checkout, calculation)
  await record(context, checkoutEvents.created, { id: checkout.id, revision: checkout.revision, entity })
  return entity
}
