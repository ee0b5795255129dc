import { paymentTransitions } from '@stoa/contract/payments/states'
import type { Context } from '../../kernel/context.ts'
import { log } from '../../kernel/log.ts'
import { move } from '../../kernel/move.ts'
import { holdCheckout } from '../checkouts/public.ts'
import { approvePaidOrder, rejectOrder } from '../orders/public.ts'
import { releaseReserved, takeReserved } from '../stock/public.ts'
import { giveUp } from './give-up.ts'
import { isOpen, type PaymentIntent } from './intent.ts'
import type { Charge } from './sandbox/store.ts'
import { lockIntent, saveIntent } from './store.ts'

/** Draws the consequences of what the provider said, in one transaction. Whoever comes second finds it settled and changes nothing. */
export function settlePayment(
  context: Context,
  { id, checkoutId }: Pick<PaymentIntent, 'id' | 'checkoutId'>,
  charge: Charge,
): Promise<void> {
  return context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    const checkout = await holdCheckout(inside, checkoutId)
    const intent = await lockIntent(inside, id)
    if (!intent || !isOpen(intent)) return
    const asked: PaymentIntent = { ...intent, doc: charge.lastFourDigits ? { lastFourDigits: charge.lastFourDigits } : intent.doc }
    switch (wordOn(asked, charge)) {
      case 'PENDING':
        return saveIntent(inside, asked)
      case 'CANCELED':
        return giveUp(inside, asked)
      case 'DECLINED':
        return decline(inside, asked)
      case 'APPROVED':
        await saveIntent(inside, { ...asked, status: move(asked.status, paymentTransitions.approve) })
        await takeReserved(inside, asked.orderId)
        return approvePaidOrder(inside, checkout, asked.orderId)
    }
  })
}

/** Only the whole amount, in the order's currency, pays for it (threat C11). */
function wordOn({ id, amountMinor, currency }: PaymentIntent, charge: Charge): Charge['decision'] {
  if (charge.decision !== 'APPROVED' || (charge.amountMinor === amountMinor && charge.currency === currency)) return charge.decision
  log('error', 'the provider charged a different amount than requested: refund it', {
    paymentId: id,
    asked: { amountMinor, currency },
    charged: { amountMinor: charge.amountMinor, currency: charge.currency },
  })
  return 'DECLINED'
}

/** The order is over; its checkout stays open, and another attempt is another order. */
async function decline(context: Context, intent: PaymentIntent): Promise<void> {
  await saveIntent(context, { ...intent, status: move(intent.status, paymentTransitions.decline) })
  await releaseReserved(context, intent.orderId)
  await rejectOrder(context, intent.orderId, { how: 'decline', paymentId: intent.id, ...intent.doc })
}
