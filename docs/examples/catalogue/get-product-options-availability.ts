import type { Client } from '@stoa/sdk'

/** List a product's options and whether it can be bought, before any option is chosen. */
export async function getProductOptionsAvailability(stoa: Client, { productWithOptionsId }: { productWithOptionsId: string }) {
  const { productOptions, availableForPurchase } = await stoa.catalogue.getProductOptionsAvailability({
    id: productWithOptionsId,
    options: {},
  })
  return { availableForPurchase, options: productOptions.map(({ name }) => name) }
}
