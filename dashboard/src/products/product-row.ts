import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { formatInstant } from '@stoa/ui/dates'
import type { Product, Shop } from '../answers.ts'
import type { StockState } from './product-list.ts'
import { pictureOf, type PictureFacts } from './thumbnail.tsx'

/** A product as a list row. */
export interface ProductRow {
  id: string
  name: string
  sku: string
  picture: PictureFacts | undefined
  /** The current price and, on sale, the original one. */
  price: string
  fullPrice: string | undefined
  stock: StockFacts
  /** The number of variants; 0 for a product without options. */
  variants: number
  collections: { id: string; name: string }[]
  isVisible: boolean
  created: string
  changed: string
}

export interface StockFacts {
  state: StockState
  /** Undefined if stock isn't tracked. */
  quantity: number | undefined
}

type Where = Pick<Shop, 'locale' | 'timeZone'>

/** The names of collections by ID. */
export type CollectionNames = ReadonlyMap<string, string>

export function productRow(product: Product, names: CollectionNames, where: Where): ProductRow {
  const { id, name, sku, media, manageVariants, variants, collectionIds, visible, createdDate, lastUpdated } = product
  return {
    id,
    name: name ?? '',
    sku: sku ?? '',
    picture: pictureOf(media.mainMedia),
    ...pricesOf(product.priceData),
    stock: stockOf(product),
    variants: manageVariants ? variants.length : 0,
    collections: collectionIds.flatMap((collectionId) => {
      const known = names.get(collectionId)
      return known === undefined ? [] : [{ id: collectionId, name: known }]
    }),
    isVisible: visible === true,
    created: formatInstant(createdDate, where),
    changed: formatInstant(lastUpdated, where),
  }
}

export function pricesOf({ price, discountedPrice, formatted }: Product['priceData']): Pick<ProductRow, 'price' | 'fullPrice'> {
  return { price: formatted.discountedPrice, fullPrice: price === discountedPrice ? undefined : formatted.price }
}

export const stockOf = ({ stock: { inventoryStatus, trackInventory, quantity } }: Pick<Product, 'stock'>): StockFacts => ({
  state: inventoryStatus ?? 'IN_STOCK',
  quantity: trackInventory ? (quantity ?? 0) : undefined,
})

/** The names of up to 100 collections, including hidden ones, in one call. All products are in "All Products", so it isn't named. */
export async function collectionNames(client: Client, ids: readonly string[]): Promise<CollectionNames> {
  const wanted = [...new Set(ids)].filter((id) => id !== allProductsId).slice(0, 100)
  if (wanted.length === 0) return new Map()
  const { collections } = await client.collections.queryCollections({ query: { filter: { id: { $in: wanted } }, paging: { limit: 100 } } })
  return new Map(collections.map(({ id, name }) => [id, name ?? '']))
}

/** Products as list rows, with the names of their collections. */
export async function productRows(client: Client, products: readonly Product[], where: Where): Promise<ProductRow[]> {
  const names = await collectionNames(
    client,
    products.flatMap(({ collectionIds }) => collectionIds),
  )
  return products.map((product) => productRow(product, names, where))
}
