import type { Client } from '@stoa/sdk'

/** Delete an option that no product has. */
export async function deleteCustomization(stoa: Client) {
  const { customization: size } = await stoa.customizations.createCustomization({
    customization: {
      name: 'Shoe size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: '38' }, { name: '39' }] },
    },
  })
  await stoa.customizations.deleteCustomization({ customizationId: size.id })
}
