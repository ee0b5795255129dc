import type { Client } from '@stoa/sdk'

/** Get an option and the number of products that have it. */
export async function getCustomization(stoa: Client) {
  const { customization: size } = await stoa.customizations.createCustomization({
    customization: {
      name: 'Shoe size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: '38' }, { name: '39' }] },
    },
  })
  const { customization } = await stoa.customizations.getCustomization({
    customizationId: size.id,
    fields: ['ASSIGNED_PRODUCTS_COUNT'],
  })
  return customization.assignedProductsCount
}
