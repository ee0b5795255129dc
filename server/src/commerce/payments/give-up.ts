import type { Context } from '../../kernel/context.ts'
import { rejectOrder, type Order } from '../orders/public.ts'
import { releaseReserved } from '../stock/public.ts'
import { expirePayment } from './expire.ts'
import type { PaymentIntent } from './intent.ts'

/** Ends a locked, open payment that wasn't made: rejects its locked order and releases its stock. */
export async function giveUp(context: Context, intent: PaymentIntent, order: Order): Promise<void> {
  await expirePayment(context, intent)
  await releaseReserved(context, order.id)
  await rejectOrder(context, order, { how: 'cancel', paymentId: intent.id })
}
