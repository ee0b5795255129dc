import type { Client } from '@stoa/sdk'

/** Set the ribbon of several products, and see which weren’t changed. */
export async function bulkUpdateProductsProperty(stoa: Client) {
  const { results } = await stoa.catalogue.bulkUpdateProductsProperty({
    ids: ['10000000-0000-4000-8000-000000000001', 'dead0000-0000-4000-8000-000000000000'],
    set: { ribbon: 'New' },
  })
  return results.map(({ itemMetadata }) => itemMetadata.error?.code ?? 'changed')
}
