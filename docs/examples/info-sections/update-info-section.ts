import type { Client } from '@stoa/sdk'

/** Change a section. Its products follow within seconds. */
export async function updateInfoSection(stoa: Client) {
  const { infoSection: created } = await stoa.infoSections.createInfoSection({ infoSection: { uniqueName: 'care', title: 'Care' } })
  const { id, revision } = created
  const { infoSection } = await stoa.infoSections.updateInfoSection({
    infoSection: { id, revision, plainDescription: '<p>Wash with cold water.</p>' },
  })
  return infoSection.revision
}
