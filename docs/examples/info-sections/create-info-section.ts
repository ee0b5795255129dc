import type { Client } from '@stoa/sdk'

/** Create a section. */
export async function createInfoSection(stoa: Client) {
  const { infoSection } = await stoa.infoSections.createInfoSection({
    infoSection: { uniqueName: 'care', title: 'Care', plainDescription: '<p>Wash by hand.</p>' },
  })
  return infoSection.id
}
