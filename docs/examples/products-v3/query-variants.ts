import type { Client } from '@stoa/sdk'

/** Get the variants of a product, each with its own price. */
export async function queryVariants(stoa: Client) {
  const { variants } = await stoa.productsV3.queryVariants({
    query: { filter: { 'productData.productId': '10000000-0000-4000-8000-000000000033' } },
    fields: ['CURRENCY'],
  })
  return variants.map(({ sku, price }) => `${sku}: ${price.actualPrice?.formattedAmount}`)
}
