import type { Client } from '@stoa/sdk'

/** Correct a comment in an order's history. */
export async function updateActivity(stoa: Client, { orderId }: { orderId: string }) {
  const { activityId } = await stoa.orders.addActivity({ id: orderId, activity: { merchantComment: { message: 'Fetched on Friday.' } } })
  const { order } = await stoa.orders.updateActivity({
    id: orderId,
    activityId,
    activity: { merchantComment: { message: 'Fetched on Saturday.' } },
  })
  return order.activities?.at(-1)?.merchantComment?.message
}
