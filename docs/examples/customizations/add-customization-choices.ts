import type { Client } from '@stoa/sdk'

/** Add a choice to an option. */
export async function addCustomizationChoices(stoa: Client) {
  const { customization: size } = await stoa.customizations.createCustomization({
    customization: {
      name: 'Shoe size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: '38' }, { name: '39' }] },
    },
  })
  const { customization } = await stoa.customizations.addCustomizationChoices({ customizationId: size.id, choices: [{ name: '40' }] })
  return customization.choicesSettings?.choices?.map(({ name }) => name)
}
