import type { Client } from '@stoa/sdk'
import { sql } from '../../server/src/database/sql.ts'
import { makeTestSite, type TestSite } from './site.ts'

type NewProduct = Parameters<Client['catalogue']['createProduct']>[0]['product']

/** A site with no other products than those that a test adds. */
export interface SearchedShop extends TestSite {
  olga: Client
  vera: Client
  /** Returns the ID of the new product. */
  add(name: string, more?: Partial<NewProduct>): Promise<string>
  /** Names of the products that a search finds, the most relevant first. */
  names(search: string): Promise<string[]>
  set(settings: Omit<Parameters<Client['productSearch']['updateSearchSettings']>[0]['settings'], 'revision'>): Promise<void>
}

export async function makeSearchedShop(): Promise<SearchedShop> {
  const site = await makeTestSite({ rateLimits: 'off' })
  for (const table of ['variants', 'products', 'collection_members']) {
    await site.database.run({ text: `delete from ${table} where site_id = $1`, values: [site.siteId], name: undefined })
  }
  const [olga, vera] = [site.as(site.owner()), site.as(site.visitor())]
  return {
    ...site,
    olga,
    vera,
    async add(name, more = {}) {
      const { product } = await olga.catalogue.createProduct({ product: { name, priceData: { price: 10 }, ...more } })
      return product.id!
    },
    async names(search) {
      const { products } = await vera.catalogue.listProducts({ search, sort: 'RELEVANCE', paging: { limit: 100 } })
      return products.map(({ name }) => name!)
    },
    async set(settings) {
      const { revision } = (await olga.productSearch.getSearchSettings({})).settings
      await olga.productSearch.updateSearchSettings({ settings: { revision, ...settings } })
    },
  }
}

/** How many products have each word. */
export async function lexemesOf({ database, siteId }: TestSite, id: string): Promise<string[]> {
  const row = await database.one<{ words: string[] }>(sql`
    select array(select word from unnest(tsvector_to_array(words)) as word where word not like '~%' order by word) as words
    from products where site_id = ${siteId} and id = ${id}`)
  return row!.words
}
