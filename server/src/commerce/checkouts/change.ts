import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { calculateLines, type Calculation } from './calculate.ts'
import { lockToChange, readToChange, saveWithEvent } from './changing/store.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { checkSize } from './doc-size.ts'
import type { Line } from './line.ts'
import { withAdded } from './lines.ts'
import type { NewItems } from './new-lines.ts'
import { presentCheckout, type WireCheckout } from './present.ts'
import { quoteOf } from './quote.ts'
import { requireCheckout } from './require-checkout.ts'
import { addedLines, addedLookups, linesFrom } from './resolve-lines.ts'

/** A change to a checkout. Its parts are applied in this order. */
export interface Change {
  /** Refuses a checkout that must not be changed like this, and requests that must not be made. */
  require?: (checkout: Checkout) => void | Promise<void>
  newItems?: NewItems
  lines?: (lines: Line[]) => Line[]
  /** Changes everything but the lines. */
  doc?: (doc: CheckoutDoc) => CheckoutDoc
  /** Refuses what must not be saved. */
  check?: (calculation: Calculation) => void
}

/** Changes an open checkout: reads it with its items, calculates, and saves it with its event. */
export async function changeCheckout(
  context: Context,
  id: string,
  { require, newItems = {}, lines, doc, check }: Change,
): Promise<{ checkout: WireCheckout }> {
  const lookups = addedLookups(newItems)
  const reading = await (context.db.isRetry ? lockToChange(context, id, lookups) : readToChange(context, id, { lookups }))
  const read = requireOpen(reading?.checkout)
  await require?.(read)
  const added = withAdded(linesFrom(context, read.doc.lines, read.items), addedLines(context, newItems, reading!.added))
  return saveChange(context, read, { lines: lines ? lines(added) : added, doc, check })
}

/** Refuses a checkout that doesn't exist, and with CHECKOUT_IS_COMPLETE one that is completed. */
export function requireOpen<Found extends Checkout>(found: Found | undefined): Found {
  const checkout = requireCheckout(found)
  return checkout.completed ? refuse('CHECKOUT_IS_COMPLETE') : checkout
}

interface LinesChange {
  /** All lines of the checkout after the change, resolved. */
  lines: Line[]
  doc: Change['doc']
  check?: Change['check']
}

/** Calculates a checkout with its new lines and saves it with its event. */
export function saveChange(context: Context, read: Checkout, { lines, doc, check }: LinesChange): { checkout: WireCheckout } {
  const updatedDoc = { ...(doc ? doc(read.doc) : read.doc), lines: lines.map(({ stored }) => stored) }
  checkSize(updatedDoc)
  const calculation = calculateLines(lines, { doc: updatedDoc }, context.site.settings)
  check?.(calculation)
  const saved = nextRevision(context, { ...read, doc: updatedDoc, ...quoteOf(calculation) })
  const entity = presentCheckout(context, saved, calculation)
  saveWithEvent(context, { read, saved, entity })
  return { checkout: entity }
}

export const nextRevision = ({ now }: Pick<Context, 'now'>, checkout: Checkout): Checkout => ({
  ...checkout,
  revision: checkout.revision + 1,
  updatedDate: now,
})
