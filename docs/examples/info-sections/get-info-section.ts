import type { Client } from '@stoa/sdk'

/** Read a section, with the number of products that have it. */
export async function getInfoSection(stoa: Client) {
  const {
    infoSections: [first],
  } = await stoa.infoSections.queryInfoSections({ query: { cursorPaging: { limit: 1 } } })
  const { infoSection } = await stoa.infoSections.getInfoSection({ infoSectionId: first!.id, fields: ['ASSIGNED_PRODUCTS_COUNT'] })
  return infoSection.assignedProductsCount
}
