import { paymentMinutes } from './intent.ts'
import type { PastIntent } from './store.ts'

interface PaidOrder {
  paymentId: string
  providerKey: string
  placedDate: Date
  paidDate: Date
}

/** The card payment of an order of the history. */
export const pastPayment = (
  { paymentId, providerKey, placedDate, paidDate }: PaidOrder,
  order: Pick<PastIntent, 'orderId' | 'checkoutId' | 'buyerKind' | 'buyerId' | 'amountMinor' | 'currency'>,
): PastIntent => ({
  ...order,
  id: paymentId,
  status: 'APPROVED',
  provider: 'sandbox',
  providerKey,
  createdDate: placedDate,
  updatedDate: paidDate,
  expiresDate: new Date(placedDate.getTime() + paymentMinutes * 60_000),
  doc: { lastFourDigits: '4242' },
})
