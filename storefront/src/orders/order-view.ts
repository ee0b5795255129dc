import { formatInstant } from '@stoa/ui/dates'
import { withCountryName } from '@stoa/ui/postal-address'
import type { Address, Order, Shop } from '../answers.ts'
import { subdivisionName } from '../checkout/subdivisions.ts'
import { lineView, type LineView } from '../line-items/line-view.ts'
import { totalsView, type TotalsView } from '../line-items/totals.ts'
import { downloadsOf, type DownloadView } from './downloads.server.ts'
import { handingOf, timelineOf, type Handing, type TimelineStep } from './timeline.server.ts'

export interface TimelineEntry extends Omit<TimelineStep, 'instant'> {
  date: string
}

/** An order as its buyer sees it. */
export interface OrderView {
  id: string
  number: string
  date: string
  email: string
  status: NonNullable<Order['status']>
  paymentStatus: NonNullable<Order['paymentStatus']>
  /** It waits for a card payment, which can be made now. */
  isPayable: boolean
  handing: Handing
  timeline: TimelineEntry[]
  lines: LineView[]
  downloads: DownloadView[]
  totals: TotalsView
  delivery: { title: string; time: string; instructions: string; address: Address | undefined } | undefined
  recipient: string
  billing: { name: string; address: Address } | undefined
  note: string
}

type LocaleSettings = Pick<Shop, 'locale' | 'timeZone'>

export function orderView(order: Order, shop: LocaleSettings): OrderView {
  const { id, number, createdDate, purchasedDate, buyerInfo, status, paymentStatus, lineItems, taxIncludedInPrices } = order
  return {
    id: id ?? '',
    number: number ?? '',
    date: formatInstant(purchasedDate ?? createdDate, shop),
    email: buyerInfo.email ?? '',
    status: status ?? 'INITIALIZED',
    paymentStatus: paymentStatus ?? 'NOT_PAID',
    isPayable: status === 'INITIALIZED' && paymentStatus === 'NOT_PAID' && Boolean(order.checkoutId),
    handing: handingOf(order),
    timeline: timelineOf(order).map(({ instant, ...step }) => ({ ...step, date: instant ? formatInstant(instant, shop) : '' })),
    lines: lineItems.map(lineView),
    downloads: downloadsOf(order, shop),
    totals: totalsView(order, {
      taxIncluded: taxIncludedInPrices,
      delivery: order.shippingInfo?.title ? order.shippingInfo.cost?.price : undefined,
    }),
    delivery: deliveryOf(order, shop),
    recipient: nameOf((order.recipientInfo ?? order.billingInfo)?.contactDetails),
    billing: billingOf(order, shop),
    note: order.buyerNote ?? '',
  }
}

function deliveryOf({ shippingInfo }: Order, shop: LocaleSettings): OrderView['delivery'] {
  if (!shippingInfo?.title) return undefined
  const { logistics, title } = shippingInfo
  const address = (logistics?.pickupDetails?.address as Address | undefined) ?? logistics?.shippingDestination?.address ?? undefined
  return {
    title,
    time: logistics?.deliveryTime ?? '',
    instructions: logistics?.instructions ?? '',
    address: address && withRegionNames(address, shop),
  }
}

function billingOf({ billingInfo }: Order, shop: LocaleSettings): OrderView['billing'] {
  const address = billingInfo?.address
  return address?.addressLine ? { name: nameOf(billingInfo?.contactDetails), address: withRegionNames(address, shop) } : undefined
}

const withRegionNames = (address: Address, { locale }: LocaleSettings): Address =>
  withCountryName({ ...address, ...(address.subdivision && { subdivisionFullname: subdivisionName(address.subdivision) }) }, locale)

const nameOf = (contact: { firstName?: string | null; lastName?: string | null } | null | undefined): string =>
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
