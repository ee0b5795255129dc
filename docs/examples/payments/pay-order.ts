import type { Client } from '@stoa/sdk'

/** Pays with a sandbox card that is approved. A declined card is a response too, not an error. */
export async function payOrder(stoa: Client, { paymentId }: { paymentId: string }) {
  const { status, orderNumber } = await stoa.payments.payOrder({ paymentGatewayOrderId: paymentId, cardNumber: '4242 4242 4242 4242' })
  return `${status}: order ${orderNumber}`
}
