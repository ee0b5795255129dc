import type { Client } from '@stoa/sdk'

/** Read a category by the last part of its address. */
export async function getCategoryBySlug(stoa: Client) {
  const { category } = await stoa.categories.getCategoryBySlug({ slug: 'all-products', treeReference: { appNamespace: '@wix/stores' } })
  return category.itemCounter
}
