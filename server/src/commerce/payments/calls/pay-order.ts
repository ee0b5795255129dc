import type { payments } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginPayment } from '../begin.ts'
import { isOpen } from '../intent.ts'
import { presentPayment } from '../present.ts'
import { chargeCard } from '../sandbox/charge-client.ts'
import { settlePayment } from '../settle.ts'
import { findIntent } from '../store.ts'

/** One transaction before the provider is asked, none while it is asked, one after. Card numbers pass through and are kept nowhere: not even an
 *  Idempotency-Key is, for with it the request would be; a payment is charged once by its own id. */
export const payOrder: Handler<typeof payments.payOrder> = async (context, { paymentGatewayOrderId, cardNumber }) => {
  const { kind, id } = context.identity
  context.services.rateLimits.count('payments', `${kind}:${id}`)
  const intent = await beginPayment(context, paymentGatewayOrderId)
  if (isOpen(intent)) await settlePayment(context, intent, await chargeCard(context, intent, cardNumber.replaceAll(' ', '')))
  return presentPayment(context, (await findIntent(context, intent.id)) ?? intent)
}
