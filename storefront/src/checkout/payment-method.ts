import type { Checkout, Shop } from '../answers.ts'

/** How a purchase is paid: with a card on the next page, or outside the shop. */
export type PaymentMethod = 'ONLINE' | 'OFFLINE'

/** How this checkout may be paid here, the usual way first. */
export function paymentMethodsOf({ payment }: Pick<Shop, 'payment'>, blocked: readonly string[]): PaymentMethod[] {
  const offline = payment.offline && !blocked.includes('MANUAL')
  return [...(payment.online ? ['ONLINE' as const] : []), ...(offline ? ['OFFLINE' as const] : [])]
}

/** How this checkout will be paid as it stands. */
export const paymentMethodOf = ({ lineItems }: Checkout): PaymentMethod =>
  lineItems.some(({ paymentOption }) => paymentOption === 'FULL_PAYMENT_OFFLINE') ? 'OFFLINE' : 'ONLINE'
