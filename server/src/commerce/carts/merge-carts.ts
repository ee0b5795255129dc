import { cartEvents } from '@stoa/contract/carts/events'
import { lineItemsMax } from '@stoa/contract/line-item'
import { record } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { SomeIdentity } from '../../kernel/identity.ts'
import { Refusal } from '../../kernel/refuse.ts'
import { checkSize, lookUp, totalsOf } from '../checkouts/public.ts'
import type { CartDoc } from './cart.ts'
import { keepCart } from './change.ts'
import { mergedLines } from './merged-lines.ts'
import { deleteCart, lockCart, makeCart } from './store.ts'

type Owner = Pick<Extract<SomeIdentity, { kind: 'visitor' | 'member' }>, 'kind' | 'id'>

/** Puts the lines of one's cart into another's, and throws the first one away: nothing but its lines goes along, no address, no note, no discount. Lines that
 *  no longer fit in stay behind; nobody is kept from signing in by what is in a cart. */
export async function mergeCarts(context: Context, from: Owner, to: Owner): Promise<void> {
  const { siteId } = context
  const [giver, taker] = [from, to].map((owner): Context => ({ ...context, identity: { ...owner, siteId } })) as [Context, Context]
  const given = await lockCart(giver)
  if (!given) return
  if (given.doc.lines.length > 0) {
    const there = (await lockCart(taker)) ?? (await makeCart(taker))
    const kept = there.doc.lines.length
    const looked = await lookUp(taker, [...there.doc.lines, ...given.doc.lines])
    const lines = mergedLines(looked.slice(0, kept), looked.slice(kept)).slice(0, Math.max(lineItemsMax, kept))
    const doc = { ...there.doc, lines: lines.map(({ chosen }) => chosen) }
    if (fits(taker, doc, lines)) await keepCart(taker, { ...there, doc }, lines)
  }
  const gone = await deleteCart(giver)
  if (gone) await record(giver, cartEvents.deleted, { id: gone.id, revision: gone.revision + 1, entity: null })
}

/** Whether a cart may be that large, and come to that much. */
function fits({ site }: Context, doc: CartDoc, lines: Parameters<typeof totalsOf>[0]): boolean {
  try {
    checkSize(doc)
    totalsOf(lines, { merchantDiscounts: doc.merchantDiscounts }, site.settings)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
