import type { Client } from '@stoa/sdk'

/** Delete several sections. */
export async function bulkDeleteInfoSections(stoa: Client) {
  const { infoSection: created } = await stoa.infoSections.createInfoSection({ infoSection: { uniqueName: 'care', title: 'Care' } })
  const { results } = await stoa.infoSections.bulkDeleteInfoSections({ infoSectionIds: [created.id] })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
