import { backInStockEvents } from '@stoa/contract/back-in-stock/events'
import type { Context } from '../../../kernel/context.ts'
import { type NewDraft, writeMails } from '../../../mail/public.ts'
import type { BackInStockRequest } from '../request.ts'
import { unsubscribeLink } from '../unsubscribe-link.ts'
import type { Wave } from '../waves/wave.ts'
import { notificationOf } from './notification.ts'
import { selectItems } from './store.ts'

/** Puts the emails of locked requests into the outbox: one for each request, however often it is tried. */
export async function writeNotifications(context: Context, { details }: Wave, requests: readonly BackInStockRequest[]): Promise<void> {
  const { db, siteId, site, services } = context
  const items = await selectItems(context, requests)
  const baseUrl = site.baseUrl ?? services.settings.baseUrl
  const drafts: NewDraft[] = []
  for (const request of requests) {
    const item = items.find(({ productId, variantId }) => productId === request.productId && variantId === request.variantId)
    const unsubscribeUrl = await unsubscribeLink(services, siteId, request.id)
    const draft = notificationOf({ request, item, details: details ?? {}, shop: site.settings, baseUrl, unsubscribeUrl })
    drafts.push({ draft, eventId: request.id, entityFqdn: backInStockEvents.created.entityFqdn, entityId: request.id })
  }
  await writeMails({ db, services }, siteId, drafts)
}
