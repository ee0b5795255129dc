import type { ShopSettings } from '../../kernel/shop-settings.ts'
import type { CheckoutDoc, PaymentMethod } from './checkout.ts'

type Preferences = Pick<CheckoutDoc, 'customSettings' | 'paymentMethod'>
type PaymentSettings = Pick<ShopSettings, 'payment'>

/** The payment methods that a checkout can use, the default first. */
export function paymentMethodsFor({ customSettings }: Preferences, { payment }: PaymentSettings): PaymentMethod[] {
  const offline = payment.offline !== null && !customSettings?.disabledManualPayment
  return [...(payment.online ? ['ONLINE' as const] : []), ...(offline ? ['OFFLINE' as const] : [])]
}

/** The payment method of a checkout: the buyer's selection if still offered, or else the default. Returns undefined if the shop offers none. */
export function paymentMethodOf(doc: Preferences, settings: PaymentSettings): PaymentMethod | undefined {
  const offered = paymentMethodsFor(doc, settings)
  return offered.find((method) => method === doc.paymentMethod) ?? offered[0]
}
