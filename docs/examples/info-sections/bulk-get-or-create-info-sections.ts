import type { Client } from '@stoa/sdk'

/** Find several sections by their names, and create those that don’t exist. */
export async function bulkGetOrCreateInfoSections(stoa: Client) {
  const { results } = await stoa.infoSections.bulkGetOrCreateInfoSections({
    infoSections: [
      { uniqueName: 'care', title: 'Care' },
      { uniqueName: 'size', title: 'Size' },
    ],
  })
  return results.map(({ item }) => item?.id)
}
