import { describe, expect, test } from 'vitest'
import { readBy, unknownSource, writtenBy } from '../../server/src/database/sources.ts'
import { linesAboutSources } from './check-sources.ts'

const site = '00000000-0000-4000-8000-00000000000a'
const tables = new Set(['products', 'variants', 'carts', 'data_items', 'sites'])
const statement = (text: string, values: readonly unknown[] = [site]) => ({ text, values, name: undefined })

describe('what a statement reads', () => {
  test.each([
    ['select id from products where site_id = $1', ['products']],
    ['select id from products, variants where products.site_id = $1', ['products', 'variants']],
    ['select id from carts where site_id = $1', [unknownSource]],
    ["select 'products' as name from sites where site_id = $1", ['sites']],
    ['select id from public.carts where site_id = $1', [unknownSource]],
    ['select carts.id from (carts join products using (site_id)) where site_id = $1', ['products', unknownSource]],
    ['select id from only (carts) where site_id = $1', [unknownSource]],
    ['with found as (select id from variants where site_id = $1) select id from found', ['variants']],
  ])('%s', async (text, expected) => {
    expect(readBy(statement(text))).toEqual(expected)
    expect(await linesAboutSources([{ text, from: 'a test' }], tables)).toEqual([])
  })

  test('of data items, their collection', () => {
    const read = (text: string, ...values: string[]) => readBy(statement(text, [site, ...values]))
    const one = read('select id from data_items where site_id = $1 and collection_id = $2', 'a')
    expect(one).toEqual([expect.stringMatching(/^data_items:\d+$/), 'data_items:*'])
    expect(read('select id from data_items where site_id = $1 and collection_id = $2', 'b')).not.toEqual(one)
    expect(read('select id from data_items where site_id = $1')).toEqual(['data_items'])
    const two = 'select id from data_items where site_id = $1 and collection_id = $2 and exists (select from data_items where site_id = $1)'
    expect(read(two, 'a')).toEqual(['data_items'])
    const joined =
      'select a.id from data_items as a, data_items as b where a.site_id = $1 and a.collection_id = $2 and a.collection_id = $3 and b.site_id = $1'
    expect(read(joined, 'a', 'b')).toEqual(['data_items'])
    const each = `${two.slice(0, -1)} and collection_id = $3)`
    expect(read(each, 'a', 'b')).toHaveLength(3)
  })
})

describe('what a statement writes', () => {
  test.each([
    ['select id from products where site_id = $1 for update', undefined],
    ['insert into carts (site_id, id) values ($1, $2)', undefined],
    ['insert into products (site_id, id) values ($1, $2)', ['products']],
    ['insert into products (site_id, id) select $1, id from carts on conflict (site_id, id) do update set id = 1', ['products']],
    ['update variants set quantity = 1 where site_id = $1', ['variants', 'variants:*']],
    ['update public.variants set quantity = 1 where site_id = $1', ['variants', 'variants:*']],
    ['update only (variants) set quantity = 1 where site_id = $1', ['variants', 'variants:*']],
    ['insert into public.products (site_id, id) values ($1, $2)', ['products']],
    [
      'with gone as (delete from variants where site_id = $1 returning id) insert into carts (site_id, id) select $1, id from gone',
      ['variants', 'variants:*'],
    ],
  ])('%s', async (text, sources) => {
    expect(writtenBy(statement(text))).toEqual(sources && { siteId: site, sources })
    expect(await linesAboutSources([{ text, from: 'a test' }], tables)).toEqual([])
  })

  test('of a site that it doesn’t name, those of all sites', () => {
    expect(writtenBy(statement('update products set visible = true', []))).toEqual({ siteId: undefined, sources: ['products'] })
  })

  test('of data items, their collection, or all', () => {
    const insert = 'insert into data_items (site_id, collection_id, id) values ($1, $2, $3)'
    expect(writtenBy(statement(insert, [site, 'a', 'one']))?.sources).toEqual(['data_items', expect.stringMatching(/^data_items:\d+$/)])
    expect(writtenBy(statement('delete from data_items where site_id = $1'))?.sources).toEqual(['data_items', 'data_items:*'])
  })
})

describe('of variants, those of some products', () => {
  const [pot, jug] = ['10000000-0000-4000-8000-00000000000A', '10000000-0000-4000-8000-00000000000b']
  const some = 'variants.product_id = any($2::uuid[])'
  const read = (text: string, ...values: unknown[]) => readBy(statement(text, [site, ...values]))

  test('a sale of one changes what was read of it, and nothing of others', () => {
    const ofPot = read(`select id from variants where variants.site_id = $1 and ${some}`, [pot])
    const ofBoth = read(`select id from variants where variants.site_id = $1 and ${some}`, [jug, pot.toLowerCase()])
    const sale = `update variants set quantity = 1 from (select 1) as added where variants.site_id = $1 and ${some} and variants.id = $3`
    const sold = (id: string) => writtenBy(statement(sale, [site, [id], jug]))!.sources
    expect(ofPot).toEqual([expect.stringMatching(/^variants:\d+$/), 'variants:*'])
    expect(sold(pot)).toEqual(['variants', ofPot[0]])
    const locked = `with locked as (select id from variants where variants.site_id = $1 and ${some} for update of variants) ${sale}`
    expect(writtenBy(statement(locked, [site, [pot], jug]))!.sources).toEqual(['variants', ofPot[0]])
    expect(ofBoth).toEqual([sold(jug)[1], ofPot[0], 'variants:*'])
    expect(sold(jug)[1]).not.toBe(ofPot[0])
  })

  test.each([
    ['of another table', 'select id from variants join carts on carts.product_id = any($2::uuid[]) where variants.site_id = $1'],
    ['of one of two namings', `select id from variants join variants as other using (id) where variants.site_id = $1 and ${some}`],
    ['of more products than count', `select id from variants where variants.site_id = $1 and ${some}`],
  ])('a condition %s limits nothing', (_, text) => {
    expect(
      read(
        text,
        Array.from({ length: 65 }, (__, index) => `${pot}${index}`),
      ),
    ).toContain('variants')
  })

  test.each([
    [`select id from variants where variants.site_id = $1 and (${some} or variants.quantity = 0)`, 'names other products'],
    [`select id from variants where variants.site_id = $1 and not ${some}`, 'names other products'],
    [`with a as (select id from variants where site_id = $1) select id from a, variants where ${some}`, undefined],
    [`delete from variants where variants.site_id = $1 and ${some}`, undefined],
  ])('a statement whose condition doesn’t always hold is reported: %s', async (text, fact) => {
    const lines = await linesAboutSources([{ text, from: 'a test' }], tables)
    expect(lines).toEqual(fact ? [expect.stringContaining(fact)] : [])
  })
})
