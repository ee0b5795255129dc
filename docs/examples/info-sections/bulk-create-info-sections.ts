import type { Client } from '@stoa/sdk'

/** Create several sections. One whose name exists isn’t created. */
export async function bulkCreateInfoSections(stoa: Client) {
  const { results } = await stoa.infoSections.bulkCreateInfoSections({
    infoSections: [
      { uniqueName: 'care', title: 'Care' },
      { uniqueName: 'size', title: 'Size' },
    ],
    returnEntity: true,
  })
  return results.map(({ item }) => item?.uniqueName)
}
