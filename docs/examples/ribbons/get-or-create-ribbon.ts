import type { Client } from '@stoa/sdk'

/** Find a ribbon by its name, or create it. */
export async function getOrCreateRibbon(stoa: Client) {
  const { ribbon } = await stoa.ribbons.getOrCreateRibbon({ ribbonName: 'Last ones' })
  return ribbon.id
}
