import { lineItemsMax } from '@stoa/contract/line-item'
import type { Context } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { Refusal } from '../../kernel/refuse.ts'
import { checkSize, resolveLines, totalsOf } from '../checkouts/public.ts'
import type { CartDoc } from './cart.ts'
import { newCart, saveCart } from './change.ts'
import { recordDeleted } from './finish.ts'
import { mergeLines } from './merge-lines.ts'
import { deleteCart, lockCart } from './store.ts'

type Owner = Pick<Extract<CallerIdentity, { kind: 'visitor' | 'member' }>, 'kind' | 'id'>

/** Moves the lines of one owner's cart into another's and deletes the first cart. Address, note and discounts aren't carried over. Lines that don't fit are
 *  dropped: the contents of a cart never prevent a sign-in. */
export async function mergeCarts(context: Context, from: Owner, to: Owner): Promise<void> {
  const { siteId } = context
  const [source, target] = [from, to].map((owner): Context => ({ ...context, identity: { ...owner, siteId } })) as [Context, Context]
  const sourceCart = await lockCart(source)
  if (!sourceCart) return
  if (sourceCart.doc.lines.length > 0) {
    const read = await lockCart(target)
    const targetCart = read ?? newCart(target)
    const targetCount = targetCart.doc.lines.length
    const resolved = await resolveLines(target, [...targetCart.doc.lines, ...sourceCart.doc.lines])
    const lines = mergeLines(resolved.slice(0, targetCount), resolved.slice(targetCount)).slice(0, Math.max(lineItemsMax, targetCount))
    const doc = { ...targetCart.doc, lines: lines.map(({ stored }) => stored) }
    if (isWithinLimits(target, doc, lines)) saveCart(target, { read, saved: { ...targetCart, doc }, lines })
  }
  const deleted = await deleteCart(source)
  if (deleted) recordDeleted(source, deleted)
}

/** Whether a cart stays within its size limit and its total within what can be calculated. */
function isWithinLimits({ site }: Context, doc: CartDoc, lines: Parameters<typeof totalsOf>[0]): boolean {
  try {
    checkSize(doc)
    totalsOf(lines, { merchantDiscounts: doc.merchantDiscounts }, site.settings)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
