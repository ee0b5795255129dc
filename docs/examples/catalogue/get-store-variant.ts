import type { Client } from '@stoa/sdk'

/** One variant: the id is its product’s and its own. A product without options has one, whose own id is all noughts. */
export async function getStoreVariant(stoa: Client) {
  const { variant } = await stoa.catalogue.getStoreVariant({
    id: '10000000-0000-4000-8000-000000000001-00000000-0000-0000-0000-000000000000',
  })
  return variant.variantName
}
