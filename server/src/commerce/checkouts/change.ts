import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { record } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { calculateLines, type Calculation } from './calculate.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { checkSize } from './doc-size.ts'
import { orNotFound } from './found.ts'
import type { Line } from './line.ts'
import { withAdded } from './lines.ts'
import { lookUp } from './look-up.ts'
import { newLines, type NewItems } from './new-lines.ts'
import { presentCheckout, type WireCheckout } from './present.ts'
import { lockCheckout, saveCheckout } from './store.ts'

/** A change to a checkout, in the order it is made. */
export interface Change {
  adding?: NewItems
  lines?: (lines: Line[]) => Line[]
  /** What changes besides the lines. */
  doc?: (doc: CheckoutDoc) => CheckoutDoc
  /** Refuses what may not be kept. */
  check?: (calculation: Calculation) => void
}

/** Changes an open checkout: held, looked up once, reckoned, kept, told. */
export async function changeCheckout(context: Context, id: string, change: Change): Promise<{ checkout: WireCheckout }> {
  return makeChange(context, await lockOpenCheckout(context, id), change)
}

/** The checkout, held until the transaction ends. One that is completed does not change any more. */
export async function lockOpenCheckout(context: Context, id: string): Promise<Checkout> {
  const checkout = orNotFound(await lockCheckout(context, id))
  return checkout.completed ? refuse('CHECKOUT_IS_COMPLETE') : checkout
}

/** Makes a change to a held checkout. */
export async function makeChange(
  context: Context,
  checkout: Checkout,
  { adding = {}, lines, ...rest }: Change,
): Promise<{ checkout: WireCheckout }> {
  const { doc } = checkout
  const looked = await lookUp(context, [...doc.lines, ...newLines(adding, context.site.settings.currency)])
  const added = withAdded(looked.slice(0, doc.lines.length), looked.slice(doc.lines.length))
  return keepChange(context, checkout, { lines: lines ? lines(added) : added, ...rest })
}

interface Changed extends Pick<Change, 'doc' | 'check'> {
  /** All that the checkout then has, looked up. */
  lines: Line[]
}

/** Reckons a held checkout with its new lines, keeps it and tells of it. */
export async function keepChange(
  context: Context,
  checkout: Checkout,
  { lines, doc, check }: Changed,
): Promise<{ checkout: WireCheckout }> {
  const kept = { ...(doc ? doc(checkout.doc) : checkout.doc), lines: lines.map(({ chosen }) => chosen) }
  checkSize(kept)
  const calculation = calculateLines(lines, { doc: kept }, context.site.settings)
  check?.(calculation)
  const saved = await saveCheckout(context, { ...checkout, doc: kept, quotedTotalMinor: calculation.totals.summary.totalMinor })
  const entity = presentCheckout(context, saved, calculation)
  await record(context, checkoutEvents.updated, { id: saved.id, revision: saved.revision, entity })
  return { checkout: entity }
}
