import type { orders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findPaymentOf } from '../../payments/public.ts'
import { presentTransaction } from '../present-transaction.ts'
import { findOrder } from '../store.ts'

export const listTransactionsForSingleOrder: Handler<typeof orders.listTransactionsForSingleOrder> = async (context, { orderId }) => {
  const order = (await findOrder(context, orderId)) ?? refuse('ORDER_NOT_FOUND')
  const payment = await findPaymentOf(context, order.id)
  const { locale } = context.site.settings
  return { orderTransactions: { orderId: order.id, payments: payment ? [presentTransaction(payment, locale)] : [], refunds: [] } }
}
