import type { Client } from '@stoa/sdk'

/** Create a modifier: a text for each cup, at 5.00 more. */
export async function createCustomization(stoa: Client) {
  const { customization } = await stoa.customizations.createCustomization({
    customization: {
      name: 'Engraving',
      customizationType: 'MODIFIER',
      customizationRenderType: 'FREE_TEXT',
      freeTextInput: { title: 'Your initials', maxCharCount: 3, defaultAddedPrice: '5.00' },
    },
  })
  return customization.id
}
