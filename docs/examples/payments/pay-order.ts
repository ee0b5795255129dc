import type { Client } from '@stoa/sdk'

/** Pays with a card of the sandbox, that is approved. A declined one is an answer too. */
export async function payOrder(stoa: Client, { paymentId }: { paymentId: string }) {
  const { status, orderNumber } = await stoa.payments.payOrder({ paymentGatewayOrderId: paymentId, cardNumber: '4242 4242 4242 4242' })
  return `${status}: order ${orderNumber}`
}
