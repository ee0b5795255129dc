import type { Client } from '@stoa/sdk'

/** Set the categories of a product: it is added to some and removed from the others. */
export async function bulkSetItemCategories(stoa: Client) {
  const item = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { addResults, removeResults } = await stoa.categories.bulkSetItemCategories({
    item,
    categoryIds: ['30000000-0000-4000-8000-000000000002'],
    treeReference: { appNamespace: '@wix/stores' },
  })
  return { added: addResults.length, removed: removeResults.length }
}
