import type { Client } from '@stoa/sdk'

/** List the site's keys with their statuses. */
export async function queryApiKeys(stoa: Client) {
  await stoa.apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  const { apiKeys } = await stoa.apiKeys.queryApiKeys({})
  return apiKeys.map(({ name, status }) => `${name}: ${status}`)
}
