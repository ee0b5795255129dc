import type { Client } from '@stoa/sdk'

/** Create two products. */
export async function bulkCreateProducts(stoa: Client) {
  const { results } = await stoa.productsV3.bulkCreateProducts({
    products: ['Oak spoon', 'Oak bowl'].map((name) => ({
      name,
      productType: 'PHYSICAL' as const,
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '19.00' } } }] },
    })),
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
