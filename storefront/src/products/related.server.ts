import type { Client } from '@stoa/sdk'
import type { Product } from '../answers.ts'
import { productCard, type ProductCard } from './product-card.ts'

const shown = 8
/** Some of what is found may be sold out. */
const lookedAt = 12

/** What stands in the same collections; what can be had goes first. */
export async function relatedTo(client: Client, { id, collectionIds }: Product): Promise<ProductCard[]> {
  if (collectionIds.length === 0) return []
  const filter = { collectionIds: { $hasSome: collectionIds }, id: { $ne: id } }
  const { products } = await client.catalogue.queryProducts({
    query: { filter, sort: [{ fieldName: 'createdDate', order: 'DESC' }], paging: { limit: lookedAt } },
  })
  const cards = products.map(productCard)
  return cards.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut)).slice(0, shown)
}

/** The collection a product belongs to first, for the way back. */
export async function collectionOf(client: Client, { collectionIds }: Product): Promise<{ slug: string; name: string } | undefined> {
  const [id] = collectionIds
  if (!id) return undefined
  const { collections } = await client.collections.queryCollections({ query: { filter: { id }, paging: { limit: 1 } } })
  const [collection] = collections
  return collection && { slug: collection.slug ?? '', name: collection.name ?? '' }
}
