import type { Client } from '@stoa/sdk'
import { numberFormat } from '@stoa/ui/formats'
import type { ProductFacets } from '../answers.ts'
import { productCard, type ProductCard } from '../products/product-card.ts'
import { withRatings } from '../reviews/reviews.server.ts'
import { requestOf, type Listing } from './listing.ts'

export interface ListedProducts {
  products: ProductCard[]
  /** Undefined: more than the server counts. */
  total: number | undefined
  hasNext: boolean
  /** What was searched for instead. */
  correctedText?: string | undefined
  facets: ProductFacets
  prices: { min?: string; max?: string }
}

interface ListingRequest {
  /** What is listed: all products, those of a collection, or those that a search finds. */
  within: { collectionId?: string; search?: string }
  listing: Listing
}

export async function listProducts(client: Client, { within, listing }: ListingRequest): Promise<ListedProducts> {
  const [{ products, metadata, facets, correctedText }, prices] = await Promise.all([
    client.catalogue.listProducts({ ...within, ...requestOf(listing) }),
    pricesIn(client, listing),
  ])
  const { total, hasNext } = metadata
  return {
    products: await withRatings(client, products.map(productCard)),
    total: total ?? undefined,
    hasNext: hasNext === true,
    correctedText,
    // Its products are in the collection anyway.
    facets: { ...facets, collections: facets.collections.filter(({ id }) => id !== within.collectionId) },
    prices,
  }
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
