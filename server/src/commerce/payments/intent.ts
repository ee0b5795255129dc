import type { IdentityKind } from '@stoa/contract/call'
import type { PaymentStatus } from '@stoa/contract/payments/states'

/** What is to be paid for an order, once; its amount never changes. On the wire it is a payment, and its id the `paymentGatewayOrderId`. */
export interface PaymentIntent {
  id: string
  orderId: string
  checkoutId: string
  /** Whose checkout it was. */
  buyerKind: IdentityKind
  buyerId: string
  status: PaymentStatus
  amountMinor: number
  currency: string
  provider: 'sandbox'
  /** What the provider is asked with, however often it is asked: it charges once for it. */
  providerKey: string
  expiresDate: Date
  /** By the database's clock: whether its time is over. */
  overdue: boolean
  /** The order's, once it is approved. */
  orderNumber: number | null
  /** All that is ever kept of a card. */
  doc: { lastFourDigits?: string }
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
