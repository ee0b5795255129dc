import type { Client } from '@stoa/sdk'

/** Change several sections. Only the fields of the mask change. */
export async function bulkUpdateInfoSections(stoa: Client) {
  const { infoSection: created } = await stoa.infoSections.createInfoSection({ infoSection: { uniqueName: 'care', title: 'Care' } })
  const { id, revision } = created
  const { bulkActionMetadata } = await stoa.infoSections.bulkUpdateInfoSections({
    infoSections: [{ infoSection: { id, revision, plainDescription: '<p>Wash with cold water.</p>' }, fieldMask: 'plainDescription' }],
  })
  return bulkActionMetadata.totalSuccesses
}
