import type { Client } from '@stoa/sdk'

/** Get the category that has all products. */
export async function getAllProductsCategory(stoa: Client) {
  const { categoryId } = await stoa.productsV3.getAllProductsCategory({})
  return categoryId
}
