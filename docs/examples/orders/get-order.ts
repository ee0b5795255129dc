import type { Client } from '@stoa/sdk'

/** Read the payment and fulfillment status of an order. */
export async function getOrder(stoa: Client, { orderId }: { orderId: string }) {
  const { order } = await stoa.orders.getOrder({ id: orderId })
  return `${order.number}: ${order.paymentStatus}, ${order.fulfillmentStatus}`
}
