import type { payments } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Context } from '../../kernel/context.ts'
import { toWirePrice } from '../pricing/public.ts'
import { isOpen, type PaymentIntent } from './intent.ts'

/** The state of a payment, without the provider's data. */
export const presentPayment = ({ site }: Pick<Context, 'site'>, intent: PaymentIntent): ResponseOf<typeof payments.getPayment> => ({
  paymentGatewayOrderId: intent.id,
  orderId: intent.orderId,
  status: intent.status,
  amount: toWirePrice(intent.amountMinor, intent.currency, site.settings.locale),
  currency: intent.currency,
  checkoutId: intent.checkoutId,
  ...(isOpen(intent) ? { expirationDate: intent.expiresDate.toISOString() } : {}),
  ...(intent.orderNumber === null ? {} : { orderNumber: String(intent.orderNumber) }),
})
