import type { Client } from '@stoa/sdk'

/** Read the brands of a shop by their names. */
export async function queryBrands(stoa: Client) {
  const { brands } = await stoa.brands.queryBrands({ query: { sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: 3 } } })
  return brands.map(({ name }) => name)
}
