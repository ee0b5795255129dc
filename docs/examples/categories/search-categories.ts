import type { Client } from '@stoa/sdk'

/** Find categories by words, and count them by visibility. */
export async function searchCategories(stoa: Client) {
  const { categories, aggregationData } = await stoa.categories.searchCategories({
    search: {
      search: { expression: 'all' },
      aggregations: [{ name: 'visible', fieldPath: 'visible', type: 'VALUE', value: {} }],
    },
    treeReference: { appNamespace: '@wix/stores' },
  })
  return { found: categories.length, aggregationData }
}
