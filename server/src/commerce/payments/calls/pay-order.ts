import type { payments } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginPayment } from '../begin.ts'
import { isOpen } from '../intent.ts'
import { presentPayment } from '../present.ts'
import { chargeCard } from '../sandbox/charge-client.ts'
import { settlePayment } from '../settle.ts'
import { findIntent } from '../store.ts'

/** Runs one transaction before the provider is called, none during the call and one after it. Card numbers are passed through and never stored. Nor is an
 *  Idempotency-Key, because the request would be stored with it; the payment's own id ensures that it is charged once. */
export const payOrder: Handler<typeof payments.payOrder> = async (context, { paymentGatewayOrderId, cardNumber }) => {
  const { kind, id } = context.identity
  context.services.rateLimits.count('payments', `${kind}:${id}`)
  const intent = await beginPayment(context, paymentGatewayOrderId)
  if (isOpen(intent)) await settlePayment(context, intent, await chargeCard(context, intent, cardNumber.replaceAll(' ', '')))
  return presentPayment(context, (await findIntent(context, intent.id)) ?? intent)
}
