import type { Client } from '@stoa/sdk'

/** Read in which categories several products are. */
export async function listCategoriesForItems(stoa: Client) {
  const item = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { categoriesForItems } = await stoa.categories.listCategoriesForItems({
    items: [item],
    treeReference: { appNamespace: '@wix/stores' },
  })
  return categoriesForItems.map(({ directCategoryIds }) => directCategoryIds)
}
