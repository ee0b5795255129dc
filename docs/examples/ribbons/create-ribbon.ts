import type { Client } from '@stoa/sdk'

/** Create a ribbon. */
export async function createRibbon(stoa: Client) {
  const { ribbon } = await stoa.ribbons.createRibbon({ ribbon: { name: 'Last ones' } })
  return ribbon.id
}
