import type { Client } from '@stoa/sdk'

/** Give all variants of a product its price, cost and weight. */
export async function resetAllProductVariantData(stoa: Client, { productWithOptionsId }: { productWithOptionsId: string }) {
  return await stoa.catalogue.resetAllProductVariantData({ id: productWithOptionsId })
}
