import type { Client } from '@stoa/sdk'

/** Find out in which order a collection lists its products. */
export async function getCollectionSettings(stoa: Client) {
  const { settings } = await stoa.collections.getCollectionSettings({ id: '30000000-0000-4000-8000-000000000001' })
  return settings.sort
}
