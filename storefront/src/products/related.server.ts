import type { Client } from '@stoa/sdk'
import type { PageApi } from '@stoa/sdk/page-api'
import type { Product } from '../answers.ts'
import { allProductsId } from '../collections/all-products.ts'
import { menuCollections } from '../collections/own-collections.ts'
import { productCard, type ProductCard } from './product-card.ts'

const relatedMax = 8
/** Some of the results may be sold out. */
const lookedAt = 12

/** Products of the same collections, those in stock first. All products of these collections ask for the same ones. */
export async function relatedTo({ commonClient }: Pick<PageApi, 'commonClient'>, product: Product): Promise<ProductCard[]> {
  const collectionIds = ownCollectionIds(product).toSorted()
  if (collectionIds.length === 0) return []
  const { products } = await commonClient.catalogue.queryProducts({
    query: {
      filter: { collectionIds: { $hasSome: collectionIds } },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      paging: { limit: lookedAt + 1 },
    },
  })
  const others = products.filter(({ id }) => id !== product.id).slice(0, lookedAt)
  const cards = others.map(productCard)
  return cards.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut)).slice(0, relatedMax)
}

/** The first collection of a product, for the breadcrumbs. */
export async function collectionOf(client: Client, product: Product): Promise<{ slug: string; name: string } | undefined> {
  const [id] = ownCollectionIds(product)
  if (!id) return undefined
  const collection = (await menuCollections(client)).find((one) => one.id === id) ?? (await queryCollection(client, id))
  return collection && { slug: collection.slug ?? '', name: collection.name ?? '' }
}

async function queryCollection(client: Client, id: string) {
  const { collections } = await client.collections.queryCollections({ query: { filter: { id }, paging: { limit: 1 } } })
  return collections[0]
}

const ownCollectionIds = ({ collectionIds }: Product): string[] => collectionIds.filter((id) => id !== allProductsId)
