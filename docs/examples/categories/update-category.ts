import type { Client } from '@stoa/sdk'

/** Change a category. */
export async function updateCategory(stoa: Client) {
  const { category: created } = await stoa.categories.createCategory({
    category: { name: 'Cups' },
    treeReference: { appNamespace: '@wix/stores' },
  })
  const { id, revision } = created
  const { category } = await stoa.categories.updateCategory({
    category: { id, revision, name: 'Cups and saucers', description: 'For coffee and tea.' },
    treeReference: { appNamespace: '@wix/stores' },
  })
  return category.revision
}
