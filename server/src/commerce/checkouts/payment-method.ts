import type { ShopSettings } from '../../kernel/shop-settings.ts'
import type { CheckoutDoc, PaymentMethod } from './checkout.ts'

type Preferences = Pick<CheckoutDoc, 'customSettings' | 'paymentMethod'>
type PaymentSettings = Pick<ShopSettings, 'payment'>

/** How a checkout can be paid here, the usual way first. */
export function paymentMethodsFor({ customSettings }: Preferences, { payment }: PaymentSettings): PaymentMethod[] {
  const offline = payment.offline !== null && !customSettings?.disabledManualPayment
  return [...(payment.online ? ['ONLINE' as const] : []), ...(offline ? ['OFFLINE' as const] : [])]
}

/** How a checkout will be paid: as its buyer chose where that is still offered, else the usual way. Undefined where there is none. */
export function paymentMethodOf(doc: Preferences, settings: PaymentSettings): PaymentMethod | undefined {
  const offered = paymentMethodsFor(doc, settings)
  return offered.find((method) => method === doc.paymentMethod) ?? offered[0]
}
