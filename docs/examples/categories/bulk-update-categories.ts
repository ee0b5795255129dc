import type { Client } from '@stoa/sdk'

/** Change several categories. Each is changed or fails individually. */
export async function bulkUpdateCategories(stoa: Client) {
  const { category: created } = await stoa.categories.createCategory({
    category: { name: 'Cups' },
    treeReference: { appNamespace: '@wix/stores' },
  })
  const { id, revision } = created
  const { bulkActionMetadata } = await stoa.categories.bulkUpdateCategories({
    categories: [{ category: { id, revision, name: 'Cups and saucers' } }],
    treeReference: { appNamespace: '@wix/stores' },
  })
  return bulkActionMetadata.totalSuccesses
}
