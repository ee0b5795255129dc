import { orderEvents } from '@stoa/contract/orders/events'
import type { EventMail } from '../../mail/public.ts'
import { orderLink } from '../order-links/public.ts'
import { orderConfirmation } from './order-confirmation.ts'
import type { WireOrder } from './order.ts'

/** The emails that order events trigger. */
export const orderMails: readonly EventMail[] = [
  {
    event: orderEvents.approved,
    async write(services, { siteId, entity }) {
      const { order } = entity as { order: WireOrder }
      const { settings } = await services.sites.find(siteId)
      const link = await orderLink(services, { siteId, orderId: order.id! }, 'confirmation')
      return orderConfirmation({ order, shop: settings, link })
    },
  },
]
