import type { Client } from '@stoa/sdk'

/** Show what a shopper may be looking for, who has typed a few letters, here with a typo. */
export async function suggestProducts(stoa: Client) {
  const { products, collections, correctedText } = await stoa.productSearch.suggestProducts({ text: 'galss' })
  return {
    correctedText,
    products: products.map(({ name, priceData, inStock }) => ({ name, price: priceData.formatted.discountedPrice, inStock })),
    collections: collections.map(({ name }) => name),
  }
}
