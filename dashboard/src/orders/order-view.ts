import { formatInstant, type Where } from '@stoa/ui/dates'
import { withCountryName, type PostalAddressLines } from '@stoa/ui/postal-address'
import type { Order, Shop } from '../answers.ts'
import { orderRow, type OrderRow } from './order-row.ts'

type Price = { amount?: string; formattedAmount?: string } | undefined
type Person = { name: string; company: string; phone: string; address: PostalAddressLines | undefined }

export interface OrderLineView {
  id: string
  name: string
  choices: string
  sku: string
  quantity: number
  price: string
  total: string
  image: string | undefined
}

export interface ActivityView {
  id: string
  type: NonNullable<Order['activities'][number]['activityType']>
  date: string
  author: string
  comment: string
}

/** An order as its page shows it. */
export interface OrderView extends OrderRow {
  lines: OrderLineView[]
  totals: { name: 'subtotal' | 'discount' | 'shipping' | 'additionalFees' | 'tax'; amount: string }[]
  paid: string
  delivery: { title: string; time: string; to: Person; isPickup: boolean } | undefined
  billing: Person | undefined
  note: string
  activities: ActivityView[]
}

export function orderView(order: Order, shop: Pick<Shop, 'locale' | 'timeZone'>): OrderView {
  return {
    ...orderRow(order, shop),
    lines: order.lineItems.map(lineView),
    totals: totalsOf(order),
    paid: written(order.balanceSummary?.paid),
    delivery: deliveryOf(order, shop.locale),
    billing: order.billingInfo ? personOf(order.billingInfo, shop.locale) : undefined,
    note: order.buyerNote ?? '',
    activities: order.activities.map((activity) => activityView(activity, shop)).toReversed(),
  }
}

const written = (price: Price): string => price?.formattedAmount ?? ''
const isZero = (price: Price): boolean => Number(price?.amount ?? 0) === 0

function lineView(line: Order['lineItems'][number]): OrderLineView {
  const { id, productName, descriptionLines, physicalProperties, quantity, price, lineItemPrice, image } = line
  const choices = descriptionLines.map(
    ({ name, plainText, colorInfo }) => `${name?.original ?? ''}: ${plainText?.original ?? colorInfo?.original ?? ''}`,
  )
  return {
    id: id ?? '',
    name: productName.original ?? '',
    choices: choices.join(', '),
    sku: physicalProperties?.sku ?? '',
    quantity: quantity ?? 1,
    price: written(price),
    total: written(lineItemPrice),
    image: image?.url,
  }
}

/** The sums of the summary are before tax, whatever the prices are (docs/pricing.md). */
function totalsOf({ priceSummary, shippingInfo }: Order): OrderView['totals'] {
  const { subtotal, discount, shipping, totalAdditionalFees, tax } = priceSummary
  const rows: OrderView['totals'] = [{ name: 'subtotal', amount: written(subtotal) }]
  if (!isZero(discount)) rows.push({ name: 'discount', amount: written(discount) })
  if (shippingInfo?.title) rows.push({ name: 'shipping', amount: written(shipping) })
  if (!isZero(totalAdditionalFees)) rows.push({ name: 'additionalFees', amount: written(totalAdditionalFees) })
  if (!isZero(tax)) rows.push({ name: 'tax', amount: written(tax) })
  return rows
}

function deliveryOf({ shippingInfo, recipientInfo }: Order, locale: string): OrderView['delivery'] {
  if (!shippingInfo?.title) return undefined
  const { logistics, title } = shippingInfo
  const pickup = logistics?.pickupDetails?.address
  const destination = logistics?.shippingDestination ?? recipientInfo ?? {}
  const to = personOf({ ...destination, ...(pickup && { address: pickup }) }, locale)
  return { title, time: logistics?.deliveryTime ?? '', to, isPickup: pickup !== undefined }
}

interface Whereabouts {
  address?: PostalAddressLines | null
  contactDetails?: { firstName?: string | null; lastName?: string | null; company?: string | null; phone?: string | null } | null
}

function personOf({ address, contactDetails }: Whereabouts, locale: string): Person {
  const { firstName, lastName, company, phone } = contactDetails ?? {}
  return {
    name: [firstName, lastName].filter(Boolean).join(' '),
    company: company ?? '',
    phone: phone ?? '',
    address: address ? withCountryName(address, locale) : undefined,
  }
}

function activityView(activity: Order['activities'][number], where: Where): ActivityView {
  const { id, activityType, createdDate, authorEmail, merchantComment } = activity
  return {
    id: id ?? '',
    type: activityType ?? 'MERCHANT_COMMENT',
    date: createdDate ? formatInstant(createdDate, where) : '',
    author: authorEmail ?? '',
    comment: merchantComment?.message ?? '',
  }
}
