import type { IdentityKind } from '@stoa/contract/call'
import type { PaymentStatus } from '@stoa/contract/payments/states'
import { bigint, jsonb, smallint, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const intentsTable = table('payment_intents', {
  id: uuid(),
  orderId: uuid(),
  checkoutId: uuid(),
  /** Whose checkout it was. */
  buyerKind: text<IdentityKind>(),
  buyerId: uuid(),
  /** Of the open payments that a buyer may have. */
  slot: smallint().orNull().hidden(),
  status: text<PaymentStatus>(),
  amountMinor: bigint(),
  currency: text(),
  provider: text<'sandbox'>(),
  /** What the provider is asked with, however often it is asked: it charges once for it. */
  providerKey: uuid(),
  createdDate: timestamptz().hidden(),
  updatedDate: timestamptz().hidden(),
  expiresDate: timestamptz(),
  /** All that is ever kept of a card. */
  doc: jsonb<{ lastFourDigits?: string }>(),
})

/** What is to be paid for an order, once; its amount never changes. On the wire it is a payment, and its id the `paymentGatewayOrderId`. */
export interface PaymentIntent extends RowOf<typeof intentsTable> {
  /** By the database's clock: whether its time is over. */
  overdue: boolean
  /** The order's, once it is approved. */
  orderNumber: number | null
}

export interface IntentDates {
  createdDate: Date
  updatedDate: Date
}

/** How long a payment may take; so long its order's stock is held. */
export const paymentMinutes = 10

/** How many open payments one shopper may have: so much stock, and no more, can one hold without paying (threat C22). */
export const openPaymentsMax = 5

/** Whether it is still to be decided. */
export const isOpen = ({ status }: Pick<PaymentIntent, 'status'>): boolean => status === 'CREATED' || status === 'PROCESSING'
