import type { Client } from '@stoa/sdk'

/** Reads which choices are in stock. */
export async function getProductOptionsAvailability(stoa: Client, { productWithOptionsId }: { productWithOptionsId: string }) {
  const { productOptions, availableForPurchase } = await stoa.catalogue.getProductOptionsAvailability({
    id: productWithOptionsId,
    options: {},
  })
  return { availableForPurchase, options: productOptions.map(({ name }) => name) }
}
