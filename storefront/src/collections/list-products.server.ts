import type { Client } from '@stoa/sdk'
import { numberFormat } from '@stoa/ui/formats'
import { productCard, type ProductCard } from '../products/product-card.ts'
import { withRatings } from '../reviews/reviews.server.ts'
import { facetsOf, pageOf, type Facets } from './listed-products.ts'
import { queryOf, type Listing } from './listing.ts'

/** Maximum number of products of one query. A list with no more than that is loaded as a whole and can then also be filtered by colours and discounts, for
 *  which the database isn't queried. */
const productsMax = 100

export interface ListedProducts {
  products: ProductCard[]
  total: number
  /** Absent if the list is too long to know them. */
  facets: Facets | undefined
  prices: { min?: string; max?: string }
}

interface ListingRequest {
  within: Record<string, unknown>
  listing: Listing
  words?: string
  /** The maximum number, if known. */
  count?: number
}

export async function listProducts(client: Client, { within, listing, words, count = 0 }: ListingRequest): Promise<ListedProducts> {
  const prices = await pricesIn(client, listing)
  if (count <= productsMax) {
    const { products, metadata } = await client.catalogue.queryProducts({ query: { filter: within, paging: { limit: productsMax } } })
    if ((metadata.total ?? Number.POSITIVE_INFINITY) <= productsMax) {
      const shown = pageOf(products, listing, words)
      const cards = await withRatings(client, shown.products.map(productCard))
      return { products: cards, total: shown.total, facets: facetsOf(products, listing), prices }
    }
  }
  const { products, metadata } = await client.catalogue.queryProducts({ query: queryOf(listing, within) })
  const cards = await withRatings(client, products.map(productCard))
  return { products: cards, total: metadata.total ?? products.length, facets: undefined, prices }
}

/** The bounds of the price as localized text. */
async function pricesIn(client: Client, { priceMin, priceMax }: Listing): Promise<ListedProducts['prices']> {
  if (priceMin === undefined && priceMax === undefined) return {}
  const { currency, locale } = (await client.shop.getShop({})).shop
  const format = numberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: 2 })
  return {
    ...(priceMin !== undefined && { min: format.format(priceMin) }),
    ...(priceMax !== undefined && { max: format.format(priceMax) }),
  }
}
