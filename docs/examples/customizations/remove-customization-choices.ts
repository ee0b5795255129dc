import type { Client } from '@stoa/sdk'

/** Remove a choice that no product has. */
export async function removeCustomizationChoices(stoa: Client) {
  const { customization: size } = await stoa.customizations.createCustomization({
    customization: {
      name: 'Shoe size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: '38' }, { name: '39' }] },
    },
  })
  const { customization } = await stoa.customizations.removeCustomizationChoices({
    customizationId: size.id,
    choiceIds: [size.choicesSettings!.choices![0]!.id!],
  })
  return customization.choicesSettings?.choices?.map(({ name }) => name)
}
