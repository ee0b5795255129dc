import type { Client } from '@stoa/sdk'

/** Delete the options of a product. One variant remains. */
export async function deleteProductOptions(stoa: Client, { productWithOptionsId }: { productWithOptionsId: string }) {
  return await stoa.catalogue.deleteProductOptions({ id: productWithOptionsId })
}
