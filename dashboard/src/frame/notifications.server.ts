import { orderEvents } from '@stoa/contract/orders/events'
import type { Client } from '@stoa/sdk'
import { formatInstant, type Where } from '@stoa/ui/dates'
import type { Order } from '../answers.ts'

type Event = Awaited<ReturnType<Client['events']['searchEvents']>>['events'][number]

/** An event that the owner is notified of. */
export interface Notification {
  position: number
  kind: 'orderPlaced' | 'paymentDeclined'
  orderId: string
  number: string
  who: string
  total: string
  instant: string
  time: string
}

const { approved, paymentStatusUpdated } = orderEvents

/** Recent notifications, the latest first: placed orders, declined cards. */
export async function notificationsAfter(client: Client, { after = 0, limit }: { after?: number; limit: number }): Promise<Event[]> {
  const filter = { entityFqdn: approved.entityFqdn, slug: { $in: [approved.slug, paymentStatusUpdated.slug] }, position: { $gt: after } }
  const { events } = await client.events.searchEvents({ search: { filter, cursorPaging: { limit } } })
  // Details of an order are only included for readers who can read orders.
  return events.filter((event) => event.entity !== null && kindOf(event) !== undefined)
}

export async function notificationsOf(client: Client, where: Where): Promise<Notification[]> {
  const events = await notificationsAfter(client, { limit: 40 })
  return events.map((event) => notificationOf(event, where))
}

/** An action's event contains `{ order }`. */
const orderOf = ({ entity }: Event): Order => (entity as { order: Order }).order

function kindOf(event: Event): Notification['kind'] | undefined {
  if (event.slug === approved.slug) return 'orderPlaced'
  return orderOf(event).paymentStatus === 'DECLINED' ? 'paymentDeclined' : undefined
}

function notificationOf(event: Event, where: Where): Notification {
  const { number, buyerInfo, billingInfo, priceSummary } = orderOf(event)
  const { firstName, lastName } = billingInfo?.contactDetails ?? {}
  return {
    position: event.position,
    kind: kindOf(event)!,
    orderId: event.entityId,
    number: number ?? '',
    who: [firstName, lastName].filter(Boolean).join(' ') || (buyerInfo.email ?? ''),
    total: priceSummary.total.formattedAmount ?? '',
    instant: event.eventTime,
    time: formatInstant(event.eventTime, where),
  }
}
