import type { Client } from '@stoa/sdk'

/** Change several ribbons. Only the fields of the mask change. */
export async function bulkUpdateRibbons(stoa: Client) {
  const { ribbon: created } = await stoa.ribbons.createRibbon({ ribbon: { name: 'Acme' } })
  const { id, revision } = created
  const { bulkActionMetadata } = await stoa.ribbons.bulkUpdateRibbons({
    ribbons: [{ ribbon: { id, revision, name: 'Last pieces' }, fieldMask: 'name' }],
  })
  return bulkActionMetadata.totalSuccesses
}
