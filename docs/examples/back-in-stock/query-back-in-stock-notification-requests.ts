import type { Client } from '@stoa/sdk'

/** List the requests for the moon jar that wait, the earliest first. */
export async function queryBackInStockNotificationRequests(stoa: Client) {
  const { requests } = await stoa.backInStock.queryBackInStockNotificationRequests({
    query: {
      filter: { 'catalogReference.catalogItemId': '10000000-0000-4000-8000-000000000006', status: 'RECEIVED' },
      sort: [{ fieldName: 'createdDate', order: 'ASC' }],
    },
  })
  return requests.map(({ email }) => email)
}
