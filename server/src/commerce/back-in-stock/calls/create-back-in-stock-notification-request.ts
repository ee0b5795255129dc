import type { backInStock } from '@stoa/contract'
import { networkOf } from '../../../http/limits/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { actsForSite } from '../../../kernel/identity.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { emailKey } from '../../../people/members/public.ts'
import { requireImageUrl } from '../image-url.ts'
import { requireItemUrl } from '../item-url.ts'
import { newRequest } from '../new-request.ts'
import { presentRequest, presentSent } from '../present.ts'
import { rulesOf } from '../rules.ts'

export const createBackInStockNotificationRequest: Handler<typeof backInStock.createBackInStockNotificationRequest> = async (
  context,
  { request, itemDetails },
) => {
  const { identity, site } = context
  if (!rulesOf(site.settings).collecting) refuse('REQUEST_COLLECTION_DISABLED')
  if (itemDetails) requireImageUrl(itemDetails)
  await requireItemUrl(context, request.itemUrl)
  if (!actsForSite(identity)) countRequest(context, request.email)
  const saved = await newRequest(context, request)
  if (actsForSite(identity)) return { request: presentRequest(saved) }
  const isOwn = identity.kind === 'member' && saved.memberId === identity.id
  const { appId, options, itemUrl } = { ...request.catalogReference, ...request }
  return {
    request: isOwn
      ? presentRequest(saved)
      : presentSent({ ...saved, appId, options: options ?? null, email: request.email, itemUrl: itemUrl ?? null }),
  }
}

/** Limits what one network can ask for, and how often one address is entered (threat B01). */
function countRequest({ services: { rateLimits }, siteId, address }: Context, email: string): void {
  rateLimits.count('back-in-stock', address === undefined ? undefined : `${siteId} ${networkOf(address)}`)
  rateLimits.count('back-in-stock-addresses', address === undefined ? undefined : `${siteId} ${emailKey(email)}`)
}
