import type { Client } from '@stoa/sdk'

/** Change a ribbon. Its products follow within seconds. */
export async function updateRibbon(stoa: Client) {
  const { ribbon: created } = await stoa.ribbons.createRibbon({ ribbon: { name: 'Acme' } })
  const { id, revision } = created
  const { ribbon } = await stoa.ribbons.updateRibbon({ ribbon: { id, revision, name: 'Last pieces' } })
  return ribbon.revision
}
