import type { Client } from '@stoa/sdk'

/** Get an option by its ID, and the number of products that have it. */
export async function getCustomization(stoa: Client) {
  const { customizations } = await stoa.customizations.queryCustomizations({
    query: { filter: { customizationType: 'PRODUCT_OPTION' }, sort: [{ fieldName: 'name' }], cursorPaging: { limit: 1 } },
  })
  const { customization } = await stoa.customizations.getCustomization({
    customizationId: customizations[0]!.id,
    fields: ['ASSIGNED_PRODUCTS_COUNT'],
  })
  return customization.assignedProductsCount
}
