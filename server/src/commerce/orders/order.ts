import type { orders } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { FulfillmentStatus, OrderPaymentStatus, OrderStatus } from '@stoa/contract/orders/states'
import { bigint, boolean, jsonb, table, text, texts, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { Step } from '../pricing/public.ts'

export type WireOrder = ResponseOf<typeof orders.getOrder>['order']
export type WireActivity = WireOrder['activities'][number]

export const ordersTable = table('orders', {
  id: uuid(),
  /** Grows by one with each event. */
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  purchasedDate: timestamptz().orNull(),
  /** From the approval on. */
  number: bigint().orNull(),
  status: text<OrderStatus>(),
  paymentStatus: text<OrderPaymentStatus>(),
  fulfillmentStatus: text<FulfillmentStatus>(),
  archived: boolean(),
  seenByAHuman: boolean(),
  imported: boolean(),
  channelType: text<NonNullable<NonNullable<WireOrder['channelInfo']>['type']>>(),
  currency: text(),
  totalMinor: bigint(),
  paidMinor: bigint(),
  buyerEmail: text().orNull(),
  buyerVisitorId: uuid().orNull(),
  buyerMemberId: uuid().orNull(),
  buyerContactId: uuid().orNull(),
  checkoutId: uuid().orNull(),
  /** The revision of the checkout that was ordered. */
  checkoutRevision: bigint().orNull(),
  /** What queries find orders by, out of the document. */
  appIds: texts().hidden(),
  itemIds: texts().hidden(),
  itemNames: texts().hidden(),
  tagIds: texts(),
  doc: jsonb<OrderDoc>(),
})

/** An order as it is kept. What was bought stands in `doc` as it was then: the catalogue may change as it likes. */
export type Order = RowOf<typeof ordersTable>

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
