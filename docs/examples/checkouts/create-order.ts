import type { Client } from '@stoa/sdk'

/** From a checkout to an order. What is to be paid online has a payment now; paying it approves the order. */
export async function createOrder(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { orderId, paymentGatewayOrderId } = await stoa.checkouts.createOrder({ id: checkoutId })
  return { orderId, paymentGatewayOrderId }
}
