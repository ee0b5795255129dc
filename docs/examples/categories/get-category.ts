import type { Client } from '@stoa/sdk'

/** Read a category with the way to it. */
export async function getCategory(stoa: Client) {
  const { category } = await stoa.categories.getCategory({
    categoryId: '30000000-0000-4000-8000-000000000001',
    treeReference: { appNamespace: '@wix/stores' },
    fields: ['BREADCRUMBS_INFO', 'DESCRIPTION'],
  })
  return category.name
}
