import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let vera: Client
let olga: Client
let idOf: (slug: string) => string

beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
  idOf = await productIds(site)
  await site.database.run(sql`update variants set visible = false where site_id = ${site.siteId} and sku = 'FOG-DR'`)
})

async function codeOf(ask: Promise<unknown>): Promise<string> {
  const { status, code } = await refusalOf(ask)
  return `${status} ${code}`
}

describe('queryProductVariants', () => {
  const query = (slug: string, request: object = {}, as = vera) => as.catalogue.queryProductVariants({ id: idOf(slug), ...request })
  const skus = async (slug: string, request: object = {}, as = vera) =>
    (await query(slug, request, as)).variants.map(({ variant }) => variant!.sku)

  test('200: all of them, in the product’s order', async () => {
    expect(await skus('noon-vase')).toEqual(['NOON-BL-17', 'NOON-BL-27', 'NOON-LE-17', 'NOON-LE-27', 'NOON-SA-17', 'NOON-SA-27'])
  })

  test.each<[Record<string, string>, string[]]>([
    [{ Glaze: 'Lemon' }, ['NOON-LE-17', 'NOON-LE-27']],
    [{ Glaze: 'Lemon', Height: '27 cm' }, ['NOON-LE-27']],
    [{ Glaze: 'lemon' }, []],
    [{ Scent: 'Rose' }, []],
  ])('200: those that match %j', async (choices, expected) => expect(await skus('noon-vase', { choices })).toEqual(expected))

  test('200: those with the ids, in upper case too, whatever the choices', async () => {
    const { variants } = await query('noon-vase')
    const variantIds = [variants[5]!.id.toUpperCase(), variants[0]!.id, randomUUID()]
    expect(await skus('noon-vase', { variantIds, choices: { Glaze: 'Lemon' } })).toEqual(['NOON-BL-17', 'NOON-SA-27'])
  })

  test('200: in pages, with the total', async () => {
    const page = await query('noon-vase', { paging: { limit: 2, offset: 3 } })
    expect(page.variants.map(({ variant }) => variant!.sku)).toEqual(['NOON-LE-27', 'NOON-SA-17'])
    expect(page).toMatchObject({ metadata: { items: 2, offset: 3 }, totalResults: 6 })
  })

  test('200: B07: only the owner sees hidden variants and costs', async () => {
    expect(await skus('fog-throw')).toEqual(['FOG-FO', 'FOG-SL'])
    expect(await skus('fog-throw', {}, olga)).toEqual(['FOG-FO', 'FOG-DR', 'FOG-SL'])
    const costs = async (as: Client) =>
      (await query('fog-throw', { includeMerchantSpecificData: true }, as)).variants[0]!.variant!.costAndProfitData
    expect(await costs(vera)).toBeUndefined()
    expect(await costs(olga)).toMatchObject({ itemCost: 60, profit: 59 })
  })

  test('404: a product that doesn’t exist or is hidden', async () => {
    expect(await codeOf(vera.catalogue.queryProductVariants({ id: randomUUID() }))).toBe('404 PRODUCT_NOT_FOUND')
    expect(await codeOf(query('nine-test-tiles'))).toBe('404 PRODUCT_NOT_FOUND')
    expect(await skus('nine-test-tiles', {}, olga)).toEqual(['TILES9'])
  })
})
