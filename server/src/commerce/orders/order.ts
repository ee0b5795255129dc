import type { orders } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { FulfillmentStatus, OrderPaymentStatus, OrderStatus } from '@stoa/contract/orders/states'
import type { Step } from '../pricing/public.ts'

export type WireOrder = ResponseOf<typeof orders.getOrder>['order']
export type WireActivity = WireOrder['activities'][number]

/** An order as it is kept. What was bought stands in `doc` as it was then: the catalogue may change as it likes. */
export interface Order {
  id: string
  /** Grows by one with each event. */
  revision: number
  createdDate: Date
  updatedDate: Date
  purchasedDate: Date | null
  /** From the approval on. */
  number: number | null
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  fulfillmentStatus: FulfillmentStatus
  archived: boolean
  seenByAHuman: boolean
  imported: boolean
  channelType: NonNullable<NonNullable<WireOrder['channelInfo']>['type']>
  currency: string
  totalMinor: number
  paidMinor: number
  buyerEmail: string | null
  buyerVisitorId: string | null
  buyerMemberId: string | null
  buyerContactId: string | null
  checkoutId: string | null
  /** The revision of the checkout that was ordered. */
  checkoutRevision: number | null
  tagIds: string[]
  doc: OrderDoc
}

/** The parts of an order that are kept in the words of the wire. */
type WireParts =
  | 'lineItems'
  | 'weightUnit'
  | 'taxIncludedInPrices'
  | 'siteLanguage'
  | 'buyerLanguage'
  | 'billingInfo'
  | 'shippingInfo'
  | 'recipientInfo'
  | 'buyerNote'
  | 'taxSummary'
  | 'taxInfo'
  | 'appliedDiscounts'
  | 'additionalFees'
  | 'activities'
  | 'createdBy'
  | 'customFields'
  | 'extendedFields'
  | 'businessLocation'

export interface OrderDoc extends Pick<WireOrder, WireParts> {
  priceSummary: Omit<WireOrder['priceSummary'], 'total'>
  channelInfo?: Omit<NonNullable<WireOrder['channelInfo']>, 'type'>
  /** Tags that only the shop sees. */
  privateTagIds?: string[]
  /** Where the total comes from, step by step. */
  derivation: Step[]
}
