import type { Client } from '@stoa/sdk'

/** Read the categories at the top, in their order. */
export async function queryCategories(stoa: Client) {
  const { categories } = await stoa.categories.queryCategories({
    query: { filter: { 'parentCategory.id': { $exists: false } }, sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }] },
    treeReference: { appNamespace: '@wix/stores' },
  })
  return categories.map(({ name }) => name)
}
