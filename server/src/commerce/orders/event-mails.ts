import { orderEvents } from '@stoa/contract/orders/events'
import type { EventMail } from '../../mail/public.ts'
import { orderLink } from '../order-links/public.ts'
import { withDownloadLinks } from './digital-files.ts'
import { orderConfirmation } from './order-confirmation.ts'
import type { WireOrder } from './order.ts'

/** The emails that order events trigger. */
export const orderMails: readonly EventMail[] = [
  {
    event: orderEvents.approved,
    async write(services, { siteId, entity }) {
      const site = await services.sites.find(siteId)
      const order = await withDownloadLinks(services, { site, order: (entity as { order: WireOrder }).order, now: services.now() })
      const link = await orderLink(services, { siteId, orderId: order.id! }, 'confirmation')
      return orderConfirmation({ order, shop: site.settings, link })
    },
  },
]
