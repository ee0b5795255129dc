import type { Client } from '@stoa/sdk'

/** Ask for an email when the moon jar is back. Asking again changes nothing. */
export async function createBackInStockNotificationRequest(stoa: Client) {
  const moonJar = { catalogItemId: '10000000-0000-4000-8000-000000000006', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { request } = await stoa.backInStock.createBackInStockNotificationRequest({
    request: { catalogReference: moonJar, email: 'vera@lindqvist.example' },
  })
  return request.status
}
