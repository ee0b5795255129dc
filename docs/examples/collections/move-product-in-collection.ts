import type { Client } from '@stoa/sdk'

/** Move a product to the start of a collection. */
export async function moveProductInCollection(stoa: Client) {
  const id = '30000000-0000-4000-8000-000000000001'
  const { productIds } = await stoa.collections.listCollectionProducts({ id })
  await stoa.collections.moveProductInCollection({ id, productId: productIds.at(-1)!, to: 'START' })
}
