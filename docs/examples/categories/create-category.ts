import type { Client } from '@stoa/sdk'

/** Create a category under another one. */
export async function createCategory(stoa: Client) {
  const { category } = await stoa.categories.createCategory({
    category: { name: 'Espresso cups', parentCategory: { id: '30000000-0000-4000-8000-000000000001' } },
    treeReference: { appNamespace: '@wix/stores' },
  })
  return category.slug
}
