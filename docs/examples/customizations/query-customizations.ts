import type { Client } from '@stoa/sdk'

/** Get the first modifiers, sorted by name. */
export async function queryCustomizations(stoa: Client) {
  const { customizations } = await stoa.customizations.queryCustomizations({
    query: {
      filter: { customizationType: 'MODIFIER' },
      sort: [{ fieldName: 'name', order: 'ASC' }],
      cursorPaging: { limit: 2 },
    },
  })
  return customizations.map(({ name }) => name)
}
