import type { Client } from '@stoa/sdk'

/** Count the brands of a shop. */
export async function countBrands(stoa: Client) {
  const { count } = await stoa.brands.countBrands({})
  return count
}
