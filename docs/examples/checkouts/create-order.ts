import type { Client } from '@stoa/sdk'

/** Places an order. An order that is paid online now has a payment; paying it approves the order. */
export async function createOrder(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { orderId, paymentGatewayOrderId } = await stoa.checkouts.createOrder({ id: checkoutId })
  return { orderId, paymentGatewayOrderId }
}
