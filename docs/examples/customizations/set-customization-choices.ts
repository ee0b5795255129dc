import type { Client } from '@stoa/sdk'

/** Replace the choices of an option. One of the same name keeps its ID. */
export async function setCustomizationChoices(stoa: Client) {
  const { customization: size } = await stoa.customizations.createCustomization({
    customization: {
      name: 'Shoe size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: '38' }, { name: '39' }] },
    },
  })
  const { customization } = await stoa.customizations.setCustomizationChoices({
    customizationId: size.id,
    choices: [{ name: '39' }, { name: '40' }],
  })
  return customization.choicesSettings?.choices?.map(({ name }) => name)
}
