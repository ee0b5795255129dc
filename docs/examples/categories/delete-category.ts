import type { Client } from '@stoa/sdk'

/** Delete a category and all below it. */
export async function deleteCategory(stoa: Client) {
  const { category: created } = await stoa.categories.createCategory({
    category: { name: 'Cups' },
    treeReference: { appNamespace: '@wix/stores' },
  })
  await stoa.categories.deleteCategory({ categoryId: created.id, treeReference: { appNamespace: '@wix/stores' } })
}
