import type { IdentityKind } from '@stoa/contract/call'
import type { PaymentStatus } from '@stoa/contract/payments/states'
import { bigint, jsonb, smallint, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const intentsTable = table('payment_intents', {
  id: uuid(),
  orderId: uuid(),
  checkoutId: uuid(),
  /** The owner of the checkout. */
  buyerKind: text<IdentityKind>(),
  buyerId: uuid(),
  /** Numbers the open payments of a buyer. */
  slot: smallint().orNull().hidden(),
  status: text<PaymentStatus>(),
  amountMinor: bigint(),
  currency: text(),
  provider: text<'sandbox'>(),
  /** Identifies the payment in every call to the provider, which charges it once. */
  providerKey: uuid(),
  createdDate: timestamptz().hidden(),
  updatedDate: timestamptz().hidden(),
  expiresDate: timestamptz(),
  /** The only card data that is ever stored. */
  doc: jsonb<{ lastFourDigits?: string }>(),
})

/** The one payment of an order; its amount never changes. On the wire its id is the `paymentGatewayOrderId`. */
export interface PaymentIntent extends RowOf<typeof intentsTable> {
  /** Whether it has expired, by the database's clock. */
  overdue: boolean
  /** The order's number, once it is approved. */
  orderNumber: number | null
}

export interface IntentDates {
  createdDate: Date
  updatedDate: Date
}

/** How long a payment can take. Its order's stock is reserved for as long. */
export const paymentMinutes = 10

/** How many open payments a shopper can have. This limits the stock that one shopper can reserve without paying (threat C22). */
export const openPaymentsMax = 5

/** Whether the payment is still undecided. */
export const isOpen = ({ status }: Pick<PaymentIntent, 'status'>): boolean => status === 'CREATED' || status === 'PROCESSING'
