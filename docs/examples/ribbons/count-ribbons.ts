import type { Client } from '@stoa/sdk'

/** Count the ribbons of a shop. */
export async function countRibbons(stoa: Client) {
  const { count } = await stoa.ribbons.countRibbons({})
  return count
}
