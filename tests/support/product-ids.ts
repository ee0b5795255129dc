import type { TestSite } from './site.ts'

/** The sample shop's products by slug, including hidden ones. */
export async function productIds(site: TestSite): Promise<(slug: string) => string> {
  const { products } = await site.as(site.owner()).catalogue.queryProducts({ query: { paging: { limit: 100 } } })
  const ids = new Map(products.map(({ id, slug }) => [slug, id]))
  return (slug) => ids.get(slug) ?? missing(slug)
}

function missing(slug: string): never {
  throw new Error(`the sample shop has no ${slug}`)
}
