import type { Client } from '@stoa/sdk'

/** Deletes a note from the history. */
export async function deleteActivity(stoa: Client, { orderId }: { orderId: string }) {
  const { activityId } = await stoa.orders.addActivity({ id: orderId, activity: { merchantComment: { message: 'Wrong order.' } } })
  const { order } = await stoa.orders.deleteActivity({ id: orderId, activityId })
  return order.activities?.length
}
