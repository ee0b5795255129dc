import type { Client } from '@stoa/sdk'

/** Pay with a test card that is approved. A declined card is a normal response, not an error. */
export async function payOrder(stoa: Client, { paymentId }: { paymentId: string }) {
  const { status, orderNumber } = await stoa.payments.payOrder({ paymentGatewayOrderId: paymentId, cardNumber: '4242 4242 4242 4242' })
  return `${status}: order ${orderNumber}`
}
