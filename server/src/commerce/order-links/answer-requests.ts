import { orderEvents } from '@stoa/contract/orders/events'
import type { App } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { writeMail } from '../../mail/public.ts'
import { orderLink } from './link.ts'
import { orderLinkMail } from './mails.ts'
import { findOrderOf, sitesWithRequests, takeRequests, type LinkRequest } from './store.ts'

const batchSize = 50

/** Answers those who asked for the link to an order: by mail where there is one, and not at all where there is none. */
export async function answerLinkRequests({ services }: App): Promise<void> {
  for (const siteId of await sitesWithRequests(services.database)) {
    await services.database.transaction(async (db) => {
      for (const request of await takeRequests(db, siteId, batchSize)) await answer(services, db, { ...request, siteId })
    })
  }
}

async function answer(services: Services, db: Db, request: LinkRequest & { siteId: string }): Promise<void> {
  const { siteId, orderNumber, email } = request
  const order = await findOrderOf(db, siteId, request)
  if (!order) return
  const { settings } = await services.sites.find(siteId)
  const link = await orderLink(services, { siteId, orderId: order.id }, 'asked')
  const about = { entityFqdn: orderEvents.approved.entityFqdn, entityId: order.id }
  const mail = orderLinkMail({ number: orderNumber, recipient: email, shop: settings, link })
  await writeMail(db, { siteId, eventId: request.id, ...about }, mail)
}
