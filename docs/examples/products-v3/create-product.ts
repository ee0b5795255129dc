import type { Client } from '@stoa/sdk'

/** Create a product with an option, its variants and a choice of gift wrap. */
export async function createProduct(stoa: Client) {
  const size = (choiceName: string) => ({ optionChoiceNames: { optionName: 'Size', choiceName } })
  const { product } = await stoa.productsV3.createProduct({
    product: {
      name: 'Linen apron',
      productType: 'PHYSICAL',
      brand: { name: 'Oficina' },
      options: [
        {
          name: 'Size',
          optionRenderType: 'TEXT_CHOICES',
          choicesSettings: {
            choices: [
              { choiceType: 'CHOICE_TEXT', name: 'S' },
              { choiceType: 'CHOICE_TEXT', name: 'L' },
            ],
          },
        },
      ],
      modifiers: [
        {
          name: 'Gift wrap',
          modifierRenderType: 'TEXT_CHOICES',
          choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT', name: 'Paper', addedPrice: '2.00' }] },
        },
      ],
      variantsInfo: {
        variants: [
          { choices: [size('S')], price: { actualPrice: { amount: '34.00' }, compareAtPrice: { amount: '38.00' } } },
          { choices: [size('L')], price: { actualPrice: { amount: '38.00' } } },
        ],
      },
    },
  })
  return { id: product.id, revision: product.revision, range: product.actualPriceRange }
}
