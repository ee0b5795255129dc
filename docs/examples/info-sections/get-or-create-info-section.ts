import type { Client } from '@stoa/sdk'

/** Find a section by its name, or create it. */
export async function getOrCreateInfoSection(stoa: Client) {
  const { infoSection } = await stoa.infoSections.getOrCreateInfoSection({ infoSection: { uniqueName: 'care', title: 'Care' } })
  return infoSection.id
}
