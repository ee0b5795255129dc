import type { Client } from '@stoa/sdk'

/** Read a ribbon, with the number of products that have it. */
export async function getRibbon(stoa: Client) {
  const {
    ribbons: [first],
  } = await stoa.ribbons.queryRibbons({ query: { cursorPaging: { limit: 1 } } })
  const { ribbon } = await stoa.ribbons.getRibbon({ ribbonId: first!.id, fields: ['ASSIGNED_PRODUCT_COUNT'] })
  return ribbon.assignedProductCount
}
