import type { orders } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { FulfillmentStatus, OrderPaymentStatus, OrderStatus } from '@stoa/contract/orders/states'
import { bigint, boolean, jsonb, table, text, texts, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { Step } from '../pricing/public.ts'

export type WireOrder = ResponseOf<typeof orders.getOrder>['order']
export type WireActivity = WireOrder['activities'][number]

export const ordersTable = table('orders', {
  id: uuid(),
  /** Incremented with each event. */
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  purchasedDate: timestamptz().orNull(),
  /** Set when the order is approved. */
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
  /** The revision of the checkout that the order was created from. */
  checkoutRevision: bigint().orNull(),
  /** Extracted from the document for queries. */
  appIds: texts().hidden(),
  itemIds: texts().hidden(),
  itemNames: texts().hidden(),
  tagIds: texts(),
  doc: jsonb<OrderDoc>(),
})

/** A stored order. `doc` stores what was bought as it was then, unaffected by later changes of the catalogue. */
export type Order = RowOf<typeof ordersTable>

/** The parts of an order that are stored in their wire form. */
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
  /** Tags that only the shop can see. */
  privateTagIds?: string[]
  /** The steps that lead to the total. */
  derivation: Step[]
}
