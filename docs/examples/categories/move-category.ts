import type { Client } from '@stoa/sdk'

/** Move a category under another one. */
export async function moveCategory(stoa: Client) {
  const { category: created } = await stoa.categories.createCategory({
    category: { name: 'Cups' },
    treeReference: { appNamespace: '@wix/stores' },
  })
  const { categoriesAfterMove } = await stoa.categories.moveCategory({
    categoryId: created.id,
    treeReference: { appNamespace: '@wix/stores' },
    parentCategoryId: '30000000-0000-4000-8000-000000000001',
    position: 'FIRST',
  })
  return categoriesAfterMove
}
