import type { Client } from '@stoa/sdk'

/** Put the choices of an option in another order. */
export async function reorderCustomizationChoices(stoa: Client) {
  const { customization: size } = await stoa.customizations.createCustomization({
    customization: {
      name: 'Shoe size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: '38' }, { name: '39' }] },
    },
  })
  const choiceIds = size.choicesSettings!.choices!.map(({ id }) => id!).toReversed()
  const { customization } = await stoa.customizations.reorderCustomizationChoices({
    customizationId: size.id,
    revision: size.revision,
    choiceIds,
  })
  return customization.choicesSettings?.choices?.map(({ name }) => name)
}
