import type { Client } from '@stoa/sdk'

/** Add choices to several options. */
export async function bulkAddCustomizationChoices(stoa: Client) {
  const { customization: size } = await stoa.customizations.createCustomization({
    customization: {
      name: 'Shoe size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: '38' }, { name: '39' }] },
    },
  })
  const { bulkActionMetadata } = await stoa.customizations.bulkAddCustomizationChoices({
    customizationsChoices: [{ customizationId: size.id, choices: [{ name: '40' }, { name: '41' }] }],
  })
  return bulkActionMetadata.totalSuccesses
}
