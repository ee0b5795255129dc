import type { Client } from '@stoa/sdk'

/** Create several ribbons. One whose name exists isn’t created. */
export async function bulkCreateRibbons(stoa: Client) {
  const { results } = await stoa.ribbons.bulkCreateRibbons({ ribbons: [{ name: 'Acme' }, { name: 'Zenith' }], returnEntity: true })
  return results.map(({ item }) => item?.name)
}
