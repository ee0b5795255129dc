import type { Client } from '@stoa/sdk'

/** Create a product with options, and a variant for each combination of its choices. */
export async function createProduct(stoa: Client) {
  const { product } = await stoa.catalogue.createProduct({
    product: {
      name: 'Linen apron',
      priceData: { price: 38 },
      productType: 'physical',
      manageVariants: true,
      productOptions: [
        { name: 'Size', choices: [{ value: 'S' }, { value: 'L' }] },
        { name: 'Colour', choices: [{ value: '#4a5d3a', description: 'Moss' }] },
      ],
    },
  })
  return { id: product.id, address: product.slug, variants: product.variants.length }
}
