import type { Client } from '@stoa/sdk'

/** Adds two notes to the history of an order. */
export async function addActivities(stoa: Client, { orderId }: { orderId: string }) {
  const note = (message: string) => ({ activityType: 'MERCHANT_COMMENT' as const, merchantComment: { message } })
  const { activityIds } = await stoa.orders.addActivities({
    orderId,
    orderActivities: [note('Called: she will fetch it on Friday.'), note('Put aside on the second shelf.')],
  })
  return activityIds
}
