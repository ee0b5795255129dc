import { formatInstant } from '@stoa/ui/dates'
import type { Address, Order, Shop } from '../answers.ts'
import { withCountryName } from '@stoa/ui/postal-address'
import { lineView, written, type LineView } from '../line-items/line-view.ts'
import { totalsView, type TotalsView } from '../line-items/totals.ts'

/** An order as its buyer sees it. */
export interface OrderView {
  number: string
  date: string
  email: string
  status: Order['status']
  isPaid: boolean
  lines: LineView[]
  totals: TotalsView
  delivery: { title: string; price: string; time: string; address: Address | undefined; isPickup: boolean } | undefined
}

export function orderView(order: Order, shop: Pick<Shop, 'locale' | 'timeZone'>): OrderView {
  const { number, createdDate, purchasedDate, buyerInfo, status, paymentStatus, lineItems, taxIncludedInPrices } = order
  const delivery = deliveryOf(order, shop.locale)
  return {
    number: number ?? '',
    date: formatInstant(purchasedDate ?? createdDate, shop),
    email: buyerInfo.email ?? '',
    status,
    isPaid: paymentStatus === 'PAID',
    lines: lineItems.map(lineView),
    totals: totalsView(order, { taxIncluded: taxIncludedInPrices, delivery: delivery?.price }),
    delivery,
  }
}

function deliveryOf({ shippingInfo }: Order, locale: string): OrderView['delivery'] {
  if (!shippingInfo?.title) return undefined
  const { logistics, title, cost } = shippingInfo
  const pickup = logistics?.pickupDetails?.address
  const address = (pickup as Address | undefined) ?? logistics?.shippingDestination?.address ?? undefined
  return {
    title,
    price: written(cost?.price),
    time: logistics?.deliveryTime ?? '',
    address: address && withCountryName(address, locale),
    isPickup: pickup !== undefined,
  }
}
