import { formatInstant } from '@stoa/ui/dates'
import type { Order, Shop } from '../answers.ts'
import { written } from '../line-items/line-view.ts'

/** An order in a list. */
export interface OrderRow {
  id: string
  number: string
  date: string
  status: NonNullable<Order['status']>
  paymentStatus: NonNullable<Order['paymentStatus']>
  items: number
  total: string
}

export const orderRow = (order: Order, shop: Pick<Shop, 'locale' | 'timeZone'>): OrderRow => ({
  id: order.id ?? '',
  number: order.number ?? '',
  date: formatInstant(order.purchasedDate ?? order.createdDate, shop),
  status: order.status ?? 'APPROVED',
  paymentStatus: order.paymentStatus ?? 'NOT_PAID',
  items: order.lineItems.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
  total: written(order.priceSummary.total),
})
