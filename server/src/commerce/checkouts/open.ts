import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { calculateLines, type Calculation } from './calculate.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { checkSize } from './doc-size.ts'
import type { Line } from './line.ts'
import { presentCheckout, type WireCheckout } from './present.ts'
import { quoteOf } from './quote.ts'
import { insertWithEvent } from './store.ts'

/** The initial state of a checkout. Its lines are already resolved. */
export interface NewCheckout {
  lines: Line[]
  doc: Omit<CheckoutDoc, 'lines'>
  cartId?: string
  check?: (calculation: Calculation) => void
}

/** Creates a checkout. It belongs to the caller. */
export function openCheckout(context: Context, input: NewCheckout): WireCheckout {
  const { checkout, entity } = newCheckout(context, input)
  insertWithEvent(context, checkout, entity)
  return entity
}

/** A checkout as it is stored and as it is presented. */
export interface PresentedCheckout {
  checkout: Checkout
  entity: WireCheckout
}

/** A new checkout of the caller, not yet stored. */
export function newCheckout(context: Context, { lines, doc, cartId, check }: NewCheckout): PresentedCheckout {
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
  return { checkout, entity: presentCheckout(context, checkout, calculation) }
}
