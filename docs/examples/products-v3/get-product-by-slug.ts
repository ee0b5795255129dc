import type { Client } from '@stoa/sdk'

/** Get the product of a page, with what its variants differ in. */
export async function getProductBySlug(stoa: Client) {
  const { product } = await stoa.productsV3.getProductBySlug({ slug: 'fog-throw', fields: ['VARIANT_OPTION_CHOICE_NAMES'] })
  return product.options.map(({ name, choicesSettings }) => `${name}: ${choicesSettings?.choices?.map((choice) => choice.name).join(', ')}`)
}
