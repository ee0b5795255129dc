import type { Client } from '@stoa/sdk'

/** Hide a category and all below it. */
export async function updateCategoryVisibility(stoa: Client) {
  const { category: created } = await stoa.categories.createCategory({
    category: { name: 'Cups' },
    treeReference: { appNamespace: '@wix/stores' },
  })
  const { id: categoryId, revision } = created
  const { category } = await stoa.categories.updateCategoryVisibility({
    categoryId,
    visible: false,
    revision,
    treeReference: { appNamespace: '@wix/stores' },
  })
  return category.visible
}
