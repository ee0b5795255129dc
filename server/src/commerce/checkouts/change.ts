import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { calculateLines, type Calculation } from './calculate.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { checkSize } from './doc-size.ts'
import type { Line } from './line.ts'
import { withAdded } from './lines.ts'
import { newLines, type NewItems } from './new-lines.ts'
import { presentCheckout, type WireCheckout } from './present.ts'
import { quoteOf } from './quote.ts'
import { requireCheckout } from './require-checkout.ts'
import { resolveLines } from './resolve-lines.ts'
import { lockCheckout, saveCheckout } from './store.ts'

/** A change to a checkout. Its parts are applied in this order. */
export interface Change {
  newItems?: NewItems
  lines?: (lines: Line[]) => Line[]
  /** Changes everything but the lines. */
  doc?: (doc: CheckoutDoc) => CheckoutDoc
  /** Refuses what must not be saved. */
  check?: (calculation: Calculation) => void
}

/** Changes an open checkout: locks it, resolves its lines once, calculates, saves and records the event. */
export async function changeCheckout(context: Context, id: string, change: Change): Promise<{ checkout: WireCheckout }> {
  return applyChange(context, await lockOpenCheckout(context, id), change)
}

/** Finds a checkout and locks it until the transaction ends. Refuses with CHECKOUT_IS_COMPLETE if it is completed. */
export async function lockOpenCheckout(context: Context, id: string): Promise<Checkout> {
  const checkout = requireCheckout(await lockCheckout(context, id))
  return checkout.completed ? refuse('CHECKOUT_IS_COMPLETE') : checkout
}

/** Applies a change to a locked checkout. */
export async function applyChange(
  context: Context,
  checkout: Checkout,
  { newItems = {}, lines, ...rest }: Change,
): Promise<{ checkout: WireCheckout }> {
  const { doc } = checkout
  const resolved = await resolveLines(context, [...doc.lines, ...newLines(newItems, context.site.settings.currency)])
  const added = withAdded(resolved.slice(0, doc.lines.length), resolved.slice(doc.lines.length))
  return saveChange(context, checkout, { lines: lines ? lines(added) : added, ...rest })
}

interface LinesChange extends Pick<Change, 'doc' | 'check'> {
  /** All lines of the checkout after the change, resolved. */
  lines: Line[]
}

/** Calculates a locked checkout with its new lines, saves it and records the event. */
export async function saveChange(
  context: Context,
  checkout: Checkout,
  { lines, doc, check }: LinesChange,
): Promise<{ checkout: WireCheckout }> {
  const updatedDoc = { ...(doc ? doc(checkout.doc) : checkout.doc), lines: lines.map(({ stored }) => stored) }
  checkSize(updatedDoc)
  const calculation = calculateLines(lines, { doc: updatedDoc }, context.site.settings)
  check?.(calculation)
  const saved = await saveCheckout(context, { ...checkout, doc: updatedDoc, ...quoteOf(calculation) })
  const entity = presentCheckout(context, saved, calculation)
  await recordEvent(context, checkoutEvents.updated, { id: saved.id, revision: saved.revision, entity })
  return { checkout: entity }
}
