import type { Client } from '@stoa/sdk'

/** Lower the prices of several products by 10 percent. */
export async function bulkAdjustProductProperty(stoa: Client) {
  const { bulkActionMetadata } = await stoa.catalogue.bulkAdjustProductProperty({
    ids: ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002'],
    adjust: { price: { percentage: { rate: -10, roundToInt: false } } },
  })
  return bulkActionMetadata
}
