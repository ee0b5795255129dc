import { isProductReference } from '@stoa/contract/catalog-reference'
import type { Client } from '@stoa/sdk'
import type { Product } from '../answers.ts'
import { productCard, type ProductCard } from '../products/product-card.ts'

/** An item of the wishlist page. */
export interface WishlistRow {
  /** The catalogue reference as JSON, which forms send back. */
  item: string
  /** Absent if the product is no longer sold. */
  card: ProductCard | undefined
  /** The saved choices, such as `Size: M`. */
  choices: string[]
}

const itemsOnPage = 12

/** A page of the member's wishlist, newest first. A page beyond the end is the last one. */
export async function wishlistRows(client: Client, wanted: number): Promise<{ rows: WishlistRow[]; page: number; pages: number }> {
  const { wishlist } = await client.wishlists.getDefaultWishlist({})
  const pages = Math.max(1, Math.ceil(wishlist.items.length / itemsOnPage))
  const page = Math.min(Math.max(1, wanted), pages)
  const references = wishlist.items
    .map(({ catalogReference }) => catalogReference)
    .toReversed()
    .slice((page - 1) * itemsOnPage, page * itemsOnPage)
  const products = await productsOf(
    client,
    references.filter(isProductReference).map(({ catalogItemId }) => catalogItemId),
  )
  const rows = references.map((reference) => {
    const product = isProductReference(reference) ? products.get(reference.catalogItemId) : undefined
    return { item: JSON.stringify(reference), card: product && productCard(product), choices: choicesOf(product, reference.options) }
  })
  return { rows, page, pages }
}

async function productsOf(client: Client, ids: readonly string[]): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map()
  const query = { filter: { id: { $hasSome: [...new Set(ids)] } }, paging: { limit: itemsOnPage } }
  const { products } = await client.catalogue.queryProducts({ query })
  return new Map(products.map((product) => [product.id, product]))
}

/** The choices of a saved variant, by the two forms that `options` has. */
function choicesOf(product: Product | undefined, options: Record<string, unknown> | null | undefined): string[] {
  const variant = product?.variants.find(({ id }) => id === options?.variantId)
  const choices = variant?.choices ?? (typeof options?.options === 'object' ? options.options : undefined) ?? {}
  return Object.entries(choices).map(([name, choice]) => `${name}: ${String(choice)}`)
}
