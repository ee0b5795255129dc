import type { Client } from '@stoa/sdk'

/** Delete a comment from an order's history. */
export async function deleteActivity(stoa: Client, { orderId }: { orderId: string }) {
  const { activityId } = await stoa.orders.addActivity({ id: orderId, activity: { merchantComment: { message: 'Wrong order.' } } })
  const { order } = await stoa.orders.deleteActivity({ id: orderId, activityId })
  return order.activities?.length
}
