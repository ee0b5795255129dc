import type { Client } from '@stoa/sdk'

/** Reads one variant. Its ID combines the IDs of product and variant. A product without options has one variant, whose own ID is all zeros. */
export async function getStoreVariant(stoa: Client) {
  const { variant } = await stoa.catalogue.getStoreVariant({
    id: '10000000-0000-4000-8000-000000000001-00000000-0000-0000-0000-000000000000',
  })
  return variant.variantName
}
