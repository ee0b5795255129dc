import type { Client } from '@stoa/sdk'

/** Create several options. One whose name exists isn’t created. */
export async function bulkCreateCustomizations(stoa: Client) {
  const { results } = await stoa.customizations.bulkCreateCustomizations({
    customizations: [
      {
        name: 'Shoe size',
        customizationType: 'PRODUCT_OPTION',
        customizationRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: [{ name: '38' }, { name: '39' }] },
      },
      {
        name: 'Laces',
        customizationType: 'PRODUCT_OPTION',
        customizationRenderType: 'SWATCH_CHOICES',
        choicesSettings: { choices: [{ name: 'Moss', colorCode: '#3d5a3d' }] },
      },
    ],
    returnEntity: true,
  })
  return results.map(({ customization }) => customization?.name)
}
