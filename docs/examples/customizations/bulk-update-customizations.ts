import type { Client } from '@stoa/sdk'

/** Change several options. Only the fields of the mask change. */
export async function bulkUpdateCustomizations(stoa: Client) {
  const { customization: size } = await stoa.customizations.createCustomization({
    customization: {
      name: 'Shoe size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: '38' }, { name: '39' }] },
    },
  })
  const { id, revision } = size
  const { bulkActionMetadata } = await stoa.customizations.bulkUpdateCustomizations({
    customizations: [{ customization: { id, revision, name: 'European size' }, fieldMask: 'name' }],
  })
  return bulkActionMetadata.totalSuccesses
}
