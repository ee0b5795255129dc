import type { Client } from '@stoa/sdk'

/** Count the categories of a shop. */
export async function countCategories(stoa: Client) {
  const { count } = await stoa.categories.countCategories({ treeReference: { appNamespace: '@wix/stores' } })
  return count
}
