import { formatInstant } from '@stoa/ui/dates'
import type { Order, Shop } from '../answers.ts'

/** An order as a list row. */
export interface OrderRow {
  id: string
  number: string
  instant: string
  date: string
  customer: string
  email: string
  items: number
  status: NonNullable<Order['status']>
  paymentStatus: NonNullable<Order['paymentStatus']>
  fulfillmentStatus: NonNullable<Order['fulfillmentStatus']>
  channel: string
  deliveredBy: string
  tags: readonly string[]
  total: string
}

export function orderRow(order: Order, where: Pick<Shop, 'locale' | 'timeZone'>): OrderRow {
  const { id, number, createdDate, buyerInfo, billingInfo, lineItems, priceSummary, channelInfo, shippingInfo, tags } = order
  const { firstName, lastName } = billingInfo?.contactDetails ?? {}
  return {
    id,
    number: number ?? '',
    instant: createdDate,
    date: formatInstant(createdDate, where),
    customer: [firstName, lastName].filter(Boolean).join(' '),
    email: buyerInfo.email ?? '',
    items: lineItems.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    status: order.status ?? 'APPROVED',
    paymentStatus: order.paymentStatus ?? 'UNSPECIFIED',
    fulfillmentStatus: order.fulfillmentStatus ?? 'NOT_FULFILLED',
    channel: channelInfo.type ?? 'UNSPECIFIED',
    deliveredBy: shippingInfo?.title ?? '',
    tags: tags?.tags?.tagIds ?? [],
    total: priceSummary.total.formattedAmount ?? '',
  }
}
