import type { Client } from '@stoa/sdk'

/** Remove a product from several categories. */
export async function bulkRemoveItemFromCategories(stoa: Client) {
  const item = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { results } = await stoa.categories.bulkRemoveItemFromCategories({
    item,
    categoryIds: ['30000000-0000-4000-8000-000000000001'],
    treeReference: { appNamespace: '@wix/stores' },
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
