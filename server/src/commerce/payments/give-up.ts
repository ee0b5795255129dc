import type { Context } from '../../kernel/context.ts'
import { rejectOrder } from '../orders/public.ts'
import { releaseReserved } from '../stock/public.ts'
import { expirePayment } from './expire.ts'
import type { PaymentIntent } from './intent.ts'

/** Ends an open payment that wasn't made: rejects its order and releases its stock. */
export async function giveUp(context: Context, intent: PaymentIntent): Promise<void> {
  await expirePayment(context, intent)
  await releaseReserved(context, intent.orderId)
  await rejectOrder(context, intent.orderId, { how: 'cancel', paymentId: intent.id })
}
