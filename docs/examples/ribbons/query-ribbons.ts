import type { Client } from '@stoa/sdk'

/** Read the ribbons of a shop by their names. */
export async function queryRibbons(stoa: Client) {
  const { ribbons } = await stoa.ribbons.queryRibbons({
    query: { sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: 3 } },
  })
  return ribbons.map(({ name }) => name)
}
