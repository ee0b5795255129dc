import type { Client } from '@stoa/sdk'

/** Delete a section. Its products lose it within seconds. */
export async function deleteInfoSection(stoa: Client) {
  const { infoSection: created } = await stoa.infoSections.createInfoSection({ infoSection: { uniqueName: 'care', title: 'Care' } })
  await stoa.infoSections.deleteInfoSection({ infoSectionId: created.id })
}
