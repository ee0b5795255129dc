import type { Client } from '@stoa/sdk'

/** Delete several ribbons. */
export async function bulkDeleteRibbons(stoa: Client) {
  const { ribbon: created } = await stoa.ribbons.createRibbon({ ribbon: { name: 'Acme' } })
  const { results } = await stoa.ribbons.bulkDeleteRibbons({ ribbonIds: [created.id] })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
