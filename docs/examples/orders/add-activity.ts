import type { Client } from '@stoa/sdk'

/** Adds a note to the history of an order. Buyers never see it. */
export async function addActivity(stoa: Client, { orderId }: { orderId: string }) {
  const merchantComment = { message: 'Called: she will fetch it on Friday.' }
  const { activityId } = await stoa.orders.addActivity({ id: orderId, activity: { merchantComment } })
  return activityId
}
