import type { Client } from '@stoa/sdk'

/** Create an order from a checkout. If an online payment is due, paying it approves the order. */
export async function createOrder(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { orderId, paymentGatewayOrderId } = await stoa.checkouts.createOrder({ id: checkoutId })
  return { orderId, paymentGatewayOrderId }
}
