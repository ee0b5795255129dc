import type { Checkout, Shop } from '../answers.ts'

/** How a purchase is paid: by card in the checkout, or outside the shop. */
export type PaymentMethod = 'ONLINE' | 'OFFLINE'

/** The payment methods of this checkout, the default first. */
export function paymentMethodsOf({ payment }: Pick<Shop, 'payment'>, blocked: readonly string[]): PaymentMethod[] {
  const offline = payment.offline && !blocked.includes('MANUAL')
  return [...(payment.online ? ['ONLINE' as const] : []), ...(offline ? ['OFFLINE' as const] : [])]
}

/** The selected payment method of this checkout. */
export const paymentMethodOf = ({ lineItems }: Checkout): PaymentMethod =>
  lineItems.some(({ paymentOption }) => paymentOption === 'FULL_PAYMENT_OFFLINE') ? 'OFFLINE' : 'ONLINE'
