import { beforeAll, describe, expect, test } from 'vitest'
import { planOf } from '../../../../../tests/support/plan-of.ts'
import { makeSearchedShop, type SearchedShop } from '../../../../../tests/support/searched-shop.ts'
import { always } from '../../../database/query/conditions.ts'
import { sql } from '../../../database/sql.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Db, Sql } from '../../../kernel/db.ts'
import { tokensOf } from '../../product-search/plain-text.ts'
import { queryGroups, typoKeys } from '../../product-search/public.ts'
import { searchFor } from '../../product-search/search.ts'
import type { ListSort } from '../listing/request.ts'
import { countListed, selectFacets, selectListed } from '../listing/store.ts'
import { selectExplained } from './explained/store.ts'
import type { ListedSearch } from './listed-search.ts'
import { findWordUses } from './store.ts'
import { findWordSearch } from './word-search/find-word-search.ts'
import type { WordRequest, WordSearch } from './word-search/request.ts'
import { findCodes, productRank, productSearchCondition, variantRank, variantSearchCondition } from './word-search/store.ts'

// Searches use the index of words, in a shop with twenty thousand products.

let shop: SearchedShop
beforeAll(async () => {
  shop = await makeSearchedShop()
  const { siteId, database } = shop
  await database.run(sql`
    insert into products (site_id, id, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, lowest_price_minor,
      search_names, search_texts, search_language, doc)
    select ${siteId}, gen_random_uuid(), now() - n * interval '1 minute', now(), n, 'Thing', 'thing-' || n, true, 'physical', 100, 100,
      'thing ' || translate(n::text, '0123456789', 'bcdfghklmn') || E'\\nsku ' || n || E'\\nacme', 'made of ' || translate((n % 500)::text, '0123456789', 'aeioubcdfg'), 'en', '{}'
    from generate_series(1, 20000) as n`)
  await database.run(sql`
    insert into variants (site_id, product_id, id, position, price_minor, sku, barcode, visible, weight, track_quantity, quantity)
    select site_id, id, '00000000-0000-0000-0000-000000000000', 0, 100, 'SKU-' || numeric_id, 'B' || numeric_id, numeric_id % 100 <> 0, 0, false, 0
    from products where site_id = ${siteId} and slug like 'thing-%'`)
  await database.run(sql`vacuum (analyze) products, variants`)
})

/** The statement that something sends. */
function sentBy(send: (db: Db) => unknown): Sql {
  let sent: Sql | undefined
  const rows = (statement: Sql) => {
    sent = statement
    return Promise.resolve([])
  }
  send({ rows, one: async (statement: Sql) => (await rows(statement))[0] } as unknown as Db)
  return sent!
}

const searchOf = (text: string, pinnedIds: readonly string[] = []): ListedSearch => {
  const search = { ...searchFor(tokensOf(text), []), pinnedIds }
  return { ...search, groups: queryGroups(search), language: 'en' }
}
const listOf = (search: ListedSearch, sort: ListSort = 'RELEVANCE') => ({
  scope: { collectionId: undefined, collectionIds: undefined, search },
  filters: [],
  sort,
  limit: 24,
  offset: 0,
})

const pinned = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const rare = 'ccccc'

describe('of a rare word', () => {
  test.each<[string, (db: Db) => unknown]>([
    ['the page by relevance', (db) => selectListed({ db, siteId: shop.siteId }, listOf(searchOf(rare)))],
    ['with pinned products', (db) => selectListed({ db, siteId: shop.siteId }, listOf(searchOf(rare, pinned)))],
    ['the newest', (db) => selectListed({ db, siteId: shop.siteId }, listOf(searchOf(rare), 'NEWEST'))],
    ['the cheapest', (db) => selectListed({ db, siteId: shop.siteId }, listOf(searchOf(rare), 'PRICE_ASC'))],
    ['the filters', (db) => selectFacets({ db, siteId: shop.siteId }, listOf(searchOf(rare)))],
    ['the number', (db) => countListed({ db, siteId: shop.siteId }, listOf(searchOf(rare)))],
    ['explained', (db) => selectExplained({ db, siteId: shop.siteId }, listOf(searchOf(rare)).scope as never, searchOf(rare).groups)],
    ['the beginning of a stock-keeping unit', (db) => selectListed({ db, siteId: shop.siteId }, listOf(searchOf('sku-1234')))],
    ['two words', (db) => selectListed({ db, siteId: shop.siteId }, listOf(searchOf('thing ccccc')))],
  ])('%s', async (_, send) => {
    const plan = await planOf(shop.database, sentBy(send))
    expect(plan).toContain('products_by_word')
    expect(plan).not.toMatch(/Seq Scan on products|products_by_created_date/)
  })
})

test('a common word is read in the order of the newest, or by its index', async () => {
  const plan = await planOf(
    shop.database,
    sentBy((db) => selectListed({ db, siteId: shop.siteId }, listOf(searchOf('thing')))),
  )
  expect(plan).toMatch(/products_by_created_date|products_by_word/)
  expect(plan).not.toContain('Seq Scan on products')
})

test('words with a typo', async () => {
  const keys = typoKeys('ccccd')
    .map((key) => `'${key}'`)
    .join(' | ')
  const suspects = [{ word: 'ccccd', group: "('ccccd':*)", keys }]
  const plan = await planOf(
    shop.database,
    sentBy((db) => findWordUses({ db, siteId: shop.siteId }, suspects, { language: 'en', within: always, includesHidden: false })),
  )
  expect(plan.match(/products_by_word/g)).toHaveLength(2)
  expect(plan).not.toContain('Seq Scan on products')
})

describe('by words of the catalogue V3', () => {
  const wordsFor = (request: Partial<WordRequest>): Promise<WordSearch> =>
    findWordSearch(
      { db: shop.database, siteId: shop.siteId, site: { settings: { language: 'en' } } } as unknown as Context,
      { expression: rare, mode: 'OR', fuzzy: false, fields: undefined, ...request },
      { isShop: true },
    )
  const productsBy = async (words: WordSearch) =>
    planOf(
      shop.database,
      sql`select id from products where products.site_id = ${shop.siteId} and ${productSearchCondition(words)}
        order by ${productRank(words)} desc, created_date desc, id desc limit 51`,
    )

  test.each<[string, Partial<WordRequest>]>([
    ['one word', {}],
    ['one of two', { expression: 'ccccc ccccd' }],
    ['all of two', { expression: 'thing ccccc', mode: 'AND' }],
    ['a similar word', { expression: 'ccccccc', fuzzy: true }],
    ['a name', { fields: new Set(['NAME']) }],
    ['a stock-keeping unit or a brand', { expression: 'SKU-1234', fields: new Set(['SKU', 'BRAND']) }],
    ['a barcode', { expression: 'B1234' }],
    ['a barcode and a word', { expression: 'B1234 thing', mode: 'AND' }],
  ])('%s', async (_, request) => {
    const plan = await productsBy(await wordsFor(request))
    expect(plan).toContain('products_by_word')
    expect(plan).not.toMatch(/Seq Scan on products|products_by_created_date/)
  })

  test.each<[string, Partial<WordRequest>]>([
    ['the name of the product', {}],
    ['the stock-keeping unit', { expression: 'SKU-1234' }],
    ['that of a hidden variant', { expression: 'sku-1200' }],
  ])('variants by %s', async (_, request) => {
    const words = await wordsFor({ fields: new Set(['NAME', 'SKU']), ...request })
    const plan = await planOf(
      shop.database,
      sql`select variants.sku from variants join products on products.site_id = variants.site_id and products.id = variants.product_id
        where variants.site_id = ${shop.siteId} and products.site_id = ${shop.siteId} and ${variantSearchCondition(words)}
        order by ${variantRank(words)} desc, variants.product_id limit 51`,
    )
    expect(plan).toContain('products_by_word')
    expect(plan).not.toMatch(/Seq Scan on (products|variants)/)
  })

  test('codes', async () => {
    const codes = sentBy((db) => findCodes({ db, siteId: shop.siteId }, ['B1234', 'sku-1200'], { isShop: true, fields: undefined }))
    const plan = await planOf(shop.database, codes)
    expect(plan).toMatch(/variants_by_barcode[^]*variants_hidden_by_sku/)
    expect(plan).not.toContain('Seq Scan on variants')
  })
})
