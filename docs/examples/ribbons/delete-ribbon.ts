import type { Client } from '@stoa/sdk'

/** Delete a ribbon. Its products lose it within seconds. */
export async function deleteRibbon(stoa: Client) {
  const { ribbon: created } = await stoa.ribbons.createRibbon({ ribbon: { name: 'Acme' } })
  await stoa.ribbons.deleteRibbon({ ribbonId: created.id })
}
