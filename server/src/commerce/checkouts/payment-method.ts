import type { ShopSettings } from '../../kernel/shop-settings.ts'
import type { CheckoutDoc, PaymentMethod } from './checkout.ts'

type Wants = Pick<CheckoutDoc, 'customSettings' | 'paymentMethod'>
type Offers = Pick<ShopSettings, 'payment'>

/** How a checkout can be paid here, the usual way first. */
export function paymentMethodsFor({ customSettings }: Wants, { payment }: Offers): PaymentMethod[] {
  const offline = payment.offline !== null && !customSettings?.disabledManualPayment
  return [...(payment.online ? ['ONLINE' as const] : []), ...(offline ? ['OFFLINE' as const] : [])]
}

/** How a checkout will be paid: as its buyer chose where that is still offered, else the usual way. Undefined where there is none. */
export function paymentMethodOf(doc: Wants, offers: Offers): PaymentMethod | undefined {
  const offered = paymentMethodsFor(doc, offers)
  return offered.find((method) => method === doc.paymentMethod) ?? offered[0]
}
