import type { Client } from '@stoa/sdk'

/** Put products at the start of a category. */
export async function setArrangedItems(stoa: Client) {
  const item = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { items } = await stoa.categories.setArrangedItems({
    categoryId: '30000000-0000-4000-8000-000000000001',
    treeReference: { appNamespace: '@wix/stores' },
    items: [item],
  })
  return items.length
}
