import type { Client } from '@stoa/sdk'

/** Find several ribbons by their names, and create those that don’t exist. */
export async function bulkGetOrCreateRibbons(stoa: Client) {
  const { results } = await stoa.ribbons.bulkGetOrCreateRibbons({ ribbonNames: ['Last ones', 'Zenith'] })
  return results.map(({ item }) => item.id)
}
