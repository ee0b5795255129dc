import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { found } from '../found.ts'
import { findCheckout } from '../store.ts'

const handOverSeconds = 24 * 60 * 60

/** The address carries a token that opens this one checkout in another browser (design §7). */
export const getCheckoutUrl: Handler<typeof checkouts.getCheckoutUrl> = async (context, request) => {
  const { id, doc } = found(await findCheckout(context, request.id))
  if (doc.overrideCheckoutUrl) return { checkoutUrl: doc.overrideCheckoutUrl }
  const { tokens, settings } = context.services
  const token = await tokens.sign('hand-over', { role: 'checkout', subject: id, siteId: context.siteId }, handOverSeconds)
  return { checkoutUrl: `${settings.baseUrl}/checkout/${id}?token=${token}` }
}
