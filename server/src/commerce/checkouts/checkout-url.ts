import type { Context, Services } from '../../kernel/context.ts'
import { requireCheckout } from './require-checkout.ts'
import { findCheckout } from './store.ts'

const handOverSeconds = 24 * 60 * 60

/** The URL of one of the caller's checkouts. It carries a token that opens this one checkout in another browser (design §7). An external page that the shop
 *  has set for the checkout gets no token, and isn't used if the shop's own page is requested with `isOwn`. */
export async function checkoutUrl(context: Context, checkoutId: string, { isOwn = false } = {}): Promise<string> {
  const { id, doc } = requireCheckout(await findCheckout(context, checkoutId))
  if (doc.overrideCheckoutUrl && !isOwn) return doc.overrideCheckoutUrl
  const token = await checkoutToken(context.services, { siteId: context.siteId, checkoutId: id })
  return `${context.services.settings.baseUrl}/checkout/${id}?token=${token}`
}

/** A token that opens one checkout in another browser. */
export const checkoutToken = (
  { tokens }: Pick<Services, 'tokens'>,
  { siteId, checkoutId }: { siteId: string; checkoutId: string },
): Promise<string> => tokens.sign('hand-over', { role: 'checkout', subject: checkoutId, siteId }, handOverSeconds)
