import type { Client } from '@stoa/sdk'

/** Rename an option. Its products have the new name within seconds. */
export async function updateCustomization(stoa: Client) {
  const { customization: size } = await stoa.customizations.createCustomization({
    customization: {
      name: 'Shoe size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: '38' }, { name: '39' }] },
    },
  })
  const { id, revision } = size
  const { customization } = await stoa.customizations.updateCustomization({ customization: { id, revision, name: 'European size' } })
  return customization.name
}
