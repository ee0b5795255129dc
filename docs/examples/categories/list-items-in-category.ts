import type { Client } from '@stoa/sdk'

/** Read which products are in a category and in those below it, the arranged ones first. */
export async function listItemsInCategory(stoa: Client) {
  const { items } = await stoa.categories.listItemsInCategory({
    categoryId: '30000000-0000-4000-8000-000000000001',
    treeReference: { appNamespace: '@wix/stores' },
    useCategoryArrangement: true,
    includeItemsFromSubcategories: true,
    cursorPaging: { limit: 3 },
  })
  return items.map(({ catalogItemId }) => catalogItemId)
}
