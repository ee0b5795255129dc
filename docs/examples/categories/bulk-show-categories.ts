import type { Client } from '@stoa/sdk'

/** Show several categories. */
export async function bulkShowCategories(stoa: Client) {
  const { category: created } = await stoa.categories.createCategory({
    category: { name: 'Cups', visible: false },
    treeReference: { appNamespace: '@wix/stores' },
  })
  const { results } = await stoa.categories.bulkShowCategories({
    categoryIds: [created.id],
    treeReference: { appNamespace: '@wix/stores' },
    returnEntity: true,
  })
  return results.map(({ category }) => category?.visible)
}
