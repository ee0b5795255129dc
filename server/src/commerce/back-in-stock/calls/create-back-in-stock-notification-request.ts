import type { backInStock } from '@stoa/contract'
import { networkOf } from '../../../http/limits/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { actsForSite } from '../../../kernel/identity.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { backInStockRulesOf } from '../../shop/public.ts'
import { requireImageUrl } from '../image-url.ts'
import { requireItemUrl } from '../item-url.ts'
import { newRequest } from '../new-request.ts'
import { presentInput, presentRequest } from '../present.ts'

export const createBackInStockNotificationRequest: Handler<typeof backInStock.createBackInStockNotificationRequest> = async (
  context,
  { request, itemDetails },
) => {
  const { identity, site } = context
  if (!backInStockRulesOf(site.settings).collecting) refuse('REQUEST_COLLECTION_DISABLED')
  if (itemDetails) requireImageUrl(itemDetails)
  await requireItemUrl(context, request.itemUrl)
  if (!actsForSite(identity)) countRequest(context)
  const saved = await newRequest(context, request)
  const isVisible = saved && (actsForSite(identity) || saved.memberId === identity.id)
  return { request: isVisible ? presentRequest(saved) : presentInput(request) }
}

/** Limits what one network can ask for (threat B01). A transaction that runs again has been counted. */
function countRequest({ services: { rateLimits }, siteId, address, db }: Context): void {
  rateLimits.count('back-in-stock', address === undefined ? undefined : `${siteId} ${networkOf(address)}`, db.isRetry)
}
