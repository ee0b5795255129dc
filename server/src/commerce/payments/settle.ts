import { paymentTransitions } from '@stoa/contract/payments/states'
import type { Context } from '../../kernel/context.ts'
import { log } from '../../kernel/log.ts'
import { transitionTo } from '../../kernel/transition-to.ts'
import { lockExistingCheckout } from '../checkouts/public.ts'
import { approvePaidOrder, lockOrderToSettle, rejectOrder, type Order } from '../orders/public.ts'
import { releaseReserved, sellReserved } from '../stock/public.ts'
import { giveUp } from './give-up.ts'
import { isOpen, type PaymentIntent } from './intent.ts'
import type { Charge } from './sandbox/store.ts'
import { lockIntent, saveIntent } from './store.ts'

/** Applies the provider's decision in one transaction. A payment that is already settled doesn't change. */
export function settlePayment(
  context: Context,
  { id, checkoutId, orderId }: Pick<PaymentIntent, 'id' | 'checkoutId' | 'orderId'>,
  charge: Charge,
): Promise<void> {
  return context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    const checkout = await lockExistingCheckout(inside, checkoutId)
    const order = await lockOrderToSettle(inside, orderId)
    const intent = await lockIntent(inside, id)
    if (!intent || !isOpen(intent)) return
    const updated: PaymentIntent = { ...intent, doc: charge.lastFourDigits ? { lastFourDigits: charge.lastFourDigits } : intent.doc }
    switch (decisionOn(updated, charge)) {
      case 'PENDING':
        return saveIntent(inside, updated)
      case 'CANCELED':
        return giveUp(inside, updated, order)
      case 'DECLINED':
        return decline(inside, updated, order)
      case 'APPROVED':
        await saveIntent(inside, { ...updated, status: transitionTo(updated.status, paymentTransitions.approve) })
        await sellReserved(inside, orderId)
        return approvePaidOrder(inside, checkout, order)
    }
  })
}

/** Only the full amount, in the order's currency, counts as paid (threat C11). */
function decisionOn({ id, amountMinor, currency }: PaymentIntent, charge: Charge): Charge['decision'] {
  if (charge.decision !== 'APPROVED' || (charge.amountMinor === amountMinor && charge.currency === currency)) return charge.decision
  log('error', 'the provider charged a different amount than requested: refund it', {
    paymentId: id,
    requested: { amountMinor, currency },
    charged: { amountMinor: charge.amountMinor, currency: charge.currency },
  })
  return 'DECLINED'
}

/** Rejects the order. The checkout stays open, and another attempt creates another order. */
async function decline(context: Context, intent: PaymentIntent, order: Order): Promise<void> {
  await saveIntent(context, { ...intent, status: transitionTo(intent.status, paymentTransitions.decline) })
  await releaseReserved(context, order.id)
  await rejectOrder(context, order, { how: 'decline', paymentId: intent.id, ...intent.doc })
}
