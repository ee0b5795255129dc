import type { Client } from '@stoa/sdk'

/** Get a variant by its product ID and variant ID, joined by a hyphen. The variant ID of a product without options is all zeros. */
export async function getStoreVariant(stoa: Client) {
  const { variant } = await stoa.catalogue.getStoreVariant({
    id: '10000000-0000-4000-8000-000000000001-00000000-0000-0000-0000-000000000000',
  })
  return variant.variantName
}
