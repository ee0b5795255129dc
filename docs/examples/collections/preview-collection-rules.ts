import type { Client } from '@stoa/sdk'

/** Count the products that rules would put into a collection. */
export async function previewCollectionRules(stoa: Client) {
  const { count } = await stoa.collections.previewCollectionRules({
    rules: { match: 'ANY', conditions: [{ kind: 'ON_SALE' }, { kind: 'RIBBON_IS', text: 'New' }] },
  })
  return count
}
