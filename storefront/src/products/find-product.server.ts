import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import type { Product } from '../answers.ts'

/** The product of this slug. An unknown one is a missing page. */
export async function findProduct(client: Client, slug: string): Promise<Product> {
  const { products } = await client.catalogue.queryProducts({ query: { filter: { slug }, paging: { limit: 1 } } })
  if (!products[0]) throw data(null, { status: 404 })
  return products[0]
}
