import { paymentTransitions } from '@stoa/contract/payments/states'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { transitionTo } from '../../kernel/transition-to.ts'
import { lockExistingCheckout } from '../checkouts/public.ts'
import { lockOrderToSettle } from '../orders/public.ts'
import { giveUp } from './give-up.ts'
import { isOpen, type PaymentIntent } from './intent.ts'
import { findIntent, lockIntent, saveIntent } from './store.ts'

type Obstacle = 'PAYMENT_EXPIRED' | 'CHECKOUT_CHANGED' | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'

/** Marks a payment as PROCESSING before the provider is called, in its own transaction. A payment that is already PROCESSING was cut off or is in progress:
 *  the provider is called again. A settled one is returned as it is. */
export async function beginPayment(context: Context, id: string): Promise<PaymentIntent> {
  const result = await context.services.database.transaction((db) => begin({ ...context, db }, id))
  return typeof result === 'string' ? refuse<Obstacle>(result) : result
}

/** Returns an obstacle instead of throwing it, because the rejection of the order must be committed. */
async function begin(context: Context, id: string): Promise<PaymentIntent | Obstacle> {
  const { checkoutId, orderId } = (await findIntent(context, id)) ?? refuse('PAYMENT_NOT_FOUND')
  const checkout = await lockExistingCheckout(context, checkoutId)
  const order = await lockOrderToSettle(context, orderId)
  const intent = (await lockIntent(context, id))!
  if (intent.status === 'EXPIRED') return 'PAYMENT_EXPIRED'
  if (!isOpen(intent) || intent.status === 'PROCESSING') return intent
  if (!context.site.settings.payment.online) return 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'
  const isChanged = checkout.revision !== order.checkoutRevision
  if (intent.overdue || isChanged) {
    await giveUp(context, intent, order)
    return intent.overdue ? 'PAYMENT_EXPIRED' : 'CHECKOUT_CHANGED'
  }
  const processing = { ...intent, status: transitionTo(intent.status, paymentTransitions.process) }
  await saveIntent(context, processing)
  return processing
}
