import type { Client } from '@stoa/sdk'

/** Get the options whose names begin with “Size”, sorted by name. */
export async function queryCustomizations(stoa: Client) {
  const { customizations } = await stoa.customizations.queryCustomizations({
    query: {
      filter: { customizationType: 'PRODUCT_OPTION', name: { $startsWith: 'Size' } },
      sort: [{ fieldName: 'name', order: 'ASC' }],
    },
  })
  return customizations.map(({ name }) => name)
}
