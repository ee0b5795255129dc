import type { Client } from '@stoa/sdk'
import type { Product } from '../answers.ts'
import { isInStock } from './choices.ts'
import type { Preorder } from './product-view.ts'

const variantsMax = 100

/** The variants of a product that are out of stock and can be preordered, by ID. */
export async function preordersOf(client: Client, { id, variants }: Product): Promise<ReadonlyMap<string, Preorder>> {
  if (variants.every(isInStock)) return new Map()
  const query = { filter: { productId: id, 'stock.inStock': false }, paging: { limit: variantsMax } }
  const found = await client.catalogue.queryStoreVariants({ query })
  return new Map(
    found.variants.flatMap(({ variantId = '', preorderInfo }) =>
      preorderInfo?.enabled ? [[variantId, { message: preorderInfo.message ?? '', limit: preorderInfo.limit ?? undefined }]] : [],
    ),
  )
}
