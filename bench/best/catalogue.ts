import type { BestStep } from './case.ts'
import { NoSuchThing } from './case.ts'
import { lastOf, productColumns, variantsOf } from './reads.ts'

const productBySlug = {
  name: 'product-by-slug',
  text: `select ${productColumns}, ${variantsOf('products.id')} as variants from products where site_id = $1 and slug = $2 and visible`,
}

export const oneBySlug: BestStep = async ({ rows, siteId }, { path }) => {
  const [product] = await rows(productBySlug, [siteId, lastOf(path)])
  if (!product) throw new NoSuchThing(path)
  return { product }
}

interface QueryBySlug {
  query: { filter: { slug: string } }
}

export const queryBySlug: BestStep = async ({ rows, siteId }, { body }) => {
  const { query } = body as QueryBySlug
  return { products: await rows(productBySlug, [siteId, query.filter.slug]), hasNext: false }
}

/** The page and both aggregations of what one word finds, in one statement. */
const productsByWord = {
  name: 'products-by-word',
  text: `
    with found as materialized (
      select id, created_date, brand, lowest_price_minor, ts_filter(words, '{a}') @@ $2::tsquery as in_name
      from products where site_id = $1 and visible and words @@ $2::tsquery
    )
    select (select json_agg(one order by in_name desc, created_date desc, id desc) from (
        select ${productColumns}, ${variantsOf('products.id')} as variants, in_name
        from (select id as found_id, in_name from found order by in_name desc, created_date desc, id desc limit $3) as page
        join products on site_id = $1 and id = found_id
      ) as one) as products,
      (select json_agg(one) from (
        select brand as value, count(*)::int as count from found where brand is not null group by brand order by 2 desc, 1 limit 10) as one) as brands,
      (select min(lowest_price_minor) from found) as cheapest`,
}

interface ProductsSearch {
  search: { search: { expression: string }; cursorPaging: { limit: number } }
}

interface SearchRow {
  products: unknown[] | null
  brands: { value: string; count: number }[] | null
  cheapest: string | null
}

export const productsSearch: BestStep = async ({ rows, siteId }, { body }) => {
  const { search, cursorPaging } = (body as ProductsSearch).search
  const [found] = await rows<SearchRow>(productsByWord, [siteId, `'${search.expression}'`, cursorPaging.limit + 1])
  const products = found!.products ?? []
  return {
    products: products.slice(0, cursorPaging.limit),
    hasNext: products.length > cursorPaging.limit,
    aggregationData: {
      results: [
        { name: 'brands', values: { results: found!.brands ?? [] } },
        { name: 'cheapest', scalar: { value: Number(found!.cheapest) / 100 } },
      ],
    },
  }
}
