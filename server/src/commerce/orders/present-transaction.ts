import type { orders } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { TransactionStatus } from '@stoa/contract/orders/transactions'
import type { IntentDates, PaymentIntent } from '../payments/public.ts'
import { toWirePrice } from '../pricing/public.ts'

/** The wire status of a payment. */
const statuses: Readonly<Record<PaymentIntent['status'], TransactionStatus>> = {
  CREATED: 'PENDING',
  PROCESSING: 'PENDING',
  APPROVED: 'APPROVED',
  DECLINED: 'DECLINED',
  EXPIRED: 'CANCELED',
}

type Transaction = ResponseOf<typeof orders.listTransactionsForSingleOrder>['orderTransactions']['payments'][number]

export const presentTransaction = (
  { id, createdDate, updatedDate, amountMinor, currency, status, providerKey, doc }: PaymentIntent & IntentDates,
  locale: string,
): Transaction => ({
  id,
  createdDate: createdDate.toISOString(),
  updatedDate: updatedDate.toISOString(),
  amount: toWirePrice(amountMinor, currency, locale),
  status: statuses[status],
  regularPaymentDetails: {
    paymentOrderId: id,
    providerTransactionId: providerKey,
    offlinePayment: false,
    ...(doc.lastFourDigits ? { creditCardDetails: { lastFourDigits: doc.lastFourDigits } } : {}),
  },
})
