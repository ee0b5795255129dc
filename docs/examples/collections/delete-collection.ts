import type { Client } from '@stoa/sdk'

/** Delete a collection. Its products stay in the shop. */
export async function deleteCollection(stoa: Client) {
  await stoa.collections.deleteCollection({ id: '30000000-0000-4000-8000-000000000003' })
}
