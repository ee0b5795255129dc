import type { Client } from '@stoa/sdk'

/** Read in which categories a product is. */
export async function listCategoriesForItem(stoa: Client) {
  const item = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { directCategoryIds, allCategoryIds } = await stoa.categories.listCategoriesForItem({
    item,
    treeReference: { appNamespace: '@wix/stores' },
  })
  return { direct: directCategoryIds.length, all: allCategoryIds.length }
}
