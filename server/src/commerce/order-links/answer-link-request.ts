import { orderEvents } from '@stoa/contract/orders/events'
import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { Job } from '../../kernel/job.ts'
import { writeMail } from '../../mail/public.ts'
import { orderLink } from './link.ts'
import { orderLinkMail } from './mails.ts'
import { findOrderOf, type Purchase } from './store.ts'

/** A request for the link to an order. */
interface LinkRequest extends Purchase {
  siteId: string
  /** Identifies the request, so that processing it twice sends one email. */
  id: string
}

/** Answers a request for the link to an order: by email if the order exists, and not at all otherwise. */
export const answerLinkRequest: Job<LinkRequest> = {
  name: 'order-link-request',
  retries: 8,
  run: ({ services }, request) => services.database.transaction((db) => sendLink(services, db, request)),
}

async function sendLink(services: Services, db: Db, request: LinkRequest): Promise<void> {
  const { siteId, orderNumber, email } = request
  const order = await findOrderOf(db, siteId, request)
  if (!order) return
  const { settings } = await services.sites.find(siteId)
  const link = await orderLink(services, { siteId, orderId: order.id }, 'requested')
  const about = { entityFqdn: orderEvents.approved.entityFqdn, entityId: order.id }
  const mail = orderLinkMail({ number: orderNumber, recipient: email, shop: settings, link })
  await writeMail({ db, services }, { siteId, eventId: request.id, ...about }, mail)
}
