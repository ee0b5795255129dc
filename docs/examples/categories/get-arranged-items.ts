import type { Client } from '@stoa/sdk'

/** Read the products at the start of a category. */
export async function getArrangedItems(stoa: Client) {
  const { items } = await stoa.categories.getArrangedItems({
    categoryId: '30000000-0000-4000-8000-000000000001',
    treeReference: { appNamespace: '@wix/stores' },
  })
  return items.map(({ catalogItemId }) => catalogItemId)
}
