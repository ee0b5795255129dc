import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import type { Product } from '../answers.ts'

/** The product that has this slug, or had it before. An unknown slug is a missing page. */
export async function findProduct(client: Client, slug: string): Promise<Product> {
  const { products } = await client.catalogue.queryProducts({ query: { filter: { slug }, paging: { limit: 1 } } })
  return products[0] ?? (await findByFormerSlug(client, slug)) ?? missing()
}

async function findByFormerSlug({ catalogue }: Client, formerSlug: string): Promise<Product | undefined> {
  try {
    return (await catalogue.getProductByFormerSlug({ formerSlug })).product
  } catch (error) {
    // The slug is too long, or no product had it.
    if (isRefusal(error) && (error.status === 400 || error.status === 404)) return undefined
    throw error
  }
}

function missing(): never {
  throw data(null, { status: 404 })
}

/** Redirects an address with a former slug of a product for good (decision 0142). */
export function requirePresentSlug(product: Product, slug: string, present: string): void {
  if (product.slug !== slug) throw redirect(present, 301)
}
