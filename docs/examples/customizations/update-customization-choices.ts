import type { Client } from '@stoa/sdk'

/** Rename a choice. Products have the new name within seconds. */
export async function updateCustomizationChoices(stoa: Client) {
  const { customization: size } = await stoa.customizations.createCustomization({
    customization: {
      name: 'Shoe size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: '38' }, { name: '39' }] },
    },
  })
  const { customization } = await stoa.customizations.updateCustomizationChoices({
    customizationId: size.id,
    revision: size.revision,
    choices: [{ choice: { id: size.choicesSettings!.choices![0]!.id!, name: '38 (5)' } }],
  })
  return customization.choicesSettings?.choices?.map(({ name }) => name)
}
