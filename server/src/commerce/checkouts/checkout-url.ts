import type { Context } from '../../kernel/context.ts'
import { requireCheckout } from './require-checkout.ts'
import { findCheckout } from './store.ts'

const handOverSeconds = 24 * 60 * 60

/** The address of a checkout of the caller's. It carries a token that opens this one checkout in another browser (design §7); a page elsewhere that the shop
 *  has chosen for it is given none, and is passed over where the shop's `isOwn` page is wanted. */
export async function checkoutUrl(context: Context, checkoutId: string, { isOwn = false } = {}): Promise<string> {
  const { id, doc } = requireCheckout(await findCheckout(context, checkoutId))
  if (doc.overrideCheckoutUrl && !isOwn) return doc.overrideCheckoutUrl
  const { tokens, settings } = context.services
  const token = await tokens.sign('hand-over', { role: 'checkout', subject: id, siteId: context.siteId }, handOverSeconds)
  return `${settings.baseUrl}/checkout/${id}?token=${token}`
}
