import type { Client } from '@stoa/sdk'

/** Add a comment to an order's history. Buyers can't see it. */
export async function addActivity(stoa: Client, { orderId }: { orderId: string }) {
  const merchantComment = { message: 'Called: she will fetch it on Friday.' }
  const { activityId } = await stoa.orders.addActivity({ id: orderId, activity: { merchantComment } })
  return activityId
}
