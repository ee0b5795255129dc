import type { Client } from '@stoa/sdk'

/** Add two comments to an order's history. */
export async function addActivities(stoa: Client, { orderId }: { orderId: string }) {
  const note = (message: string) => ({ activityType: 'MERCHANT_COMMENT' as const, merchantComment: { message } })
  const { activityIds } = await stoa.orders.addActivities({
    orderId,
    orderActivities: [note('Called: she will fetch it on Friday.'), note('Put aside on the second shelf.')],
  })
  return activityIds
}
