import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { algorithmIds } from '@stoa/contract/recommendations/algorithm'
import { appId } from '../../../../../tests/support/goods.ts'
import { createProduct, createSized } from '../../../../../tests/support/products.ts'
import { algorithm, recommend, sell } from '../../../../../tests/support/recommendations.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { sql } from '../../../database/sql.ts'
import { computeSalesOf } from '../sales/compute.ts'

let site: TestSite
/** Products by their names. */
const ids: Record<string, string> = {}
beforeAll(async () => {
  site = await makeTestSite()
  const owner = site.as(site.owner())
  for (const name of ['Gravel Teapot', 'Gravel Tray', 'Quartz Teapot', 'Quartz Tray', 'Basalt Lid', 'Slate Lid'])
    ids[name] = (await createProduct(owner, { name })).id
  await sell(site, [
    ...Array.from({ length: 4 }, () => ({ productIds: [ids['Gravel Teapot']!, ids['Basalt Lid']!] })),
    ...Array.from({ length: 3 }, () => ({ productIds: [ids['Gravel Teapot']!, ids['Slate Lid']!] })),
    { productIds: [ids['Quartz Tray']!, ids['Gravel Tray']!], quantity: 50 },
  ])
  await computeSalesOf({ db: site.database, siteId: site.siteId }, new Date())
})

const vera = () => site.as(site.visitor())
const named = (found: readonly string[]): string[] => found.map((id) => Object.keys(ids).find((name) => ids[name] === id) ?? id)
const id = (name: string): string => ids[name]!

const recommended = async (...given: Parameters<typeof recommend> extends [unknown, ...infer Rest] ? Rest : never) => {
  const { by, ids: found } = await recommend(vera(), ...given)
  return { by, names: named(found) }
}

describe('200: algorithms', () => {
  test('best sellers: most orders first, then most pieces', async () => {
    const { by, names } = await recommended(['bestSellers'])
    expect(by).toBe('bestSellers')
    expect(names.slice(0, 3)).toEqual(['Gravel Teapot', 'Basalt Lid', 'Slate Lid'])
    expect(names.slice(3).toSorted()).toEqual(['Gravel Tray', 'Quartz Tray'])
  })

  test('bought together: of the first product, then of the next ones', async () => {
    expect(await recommended(['boughtTogether'], { to: [id('Gravel Teapot')] })).toEqual({
      by: 'boughtTogether',
      names: ['Basalt Lid', 'Slate Lid'],
    })
    const both = await recommended(['boughtTogether'], { to: [id('Quartz Tray'), id('Slate Lid')] })
    expect(both.names).toEqual(['Gravel Tray', 'Gravel Teapot'])
  })

  test('similar names: a word that fewer products have counts more', async () => {
    const { by, names } = await recommended(['similarNames'], { to: [id('Quartz Teapot')] })
    expect(by).toBe('similarNames')
    expect(names.toSorted()).toEqual(['Gravel Teapot', 'Quartz Tray'])
    // “Sundial” is in the names of two products of the sample shop, “Sill” in those of four.
    const [other] = (await site.database.rows<{ id: string }>(sql`
      select id from products where site_id = ${site.siteId} and name = 'Sill Sundial'`))!
    const [first] = (await recommend(vera(), ['similarNames'], { to: [other!.id] })).ids
    const rows = await site.database.rows<{ name: string }>(sql`select name from products where site_id = ${site.siteId} and id = ${first}`)
    expect(rows).toEqual([{ name: 'Paper Sundial, to Print Yourself' }])
  })

  test('same categories: most shared categories first, then the newest; hidden categories don’t count', async () => {
    const { collections } = site.as(site.owner())
    const add = async (name: string, productIds: string[], visible = true) => {
      const { collection } = await collections.createCollection({ collection: { name, visible } })
      await collections.addProductsToCollection({ id: collection.id!, productIds })
    }
    await add('Stones', [id('Gravel Teapot'), id('Basalt Lid'), id('Slate Lid'), id('Quartz Tray')])
    await add('Rough stones', [id('Gravel Teapot'), id('Basalt Lid')])
    await add('For friends', [id('Gravel Teapot'), id('Quartz Teapot')], false)
    expect(await recommended(['sameCategories'], { to: [id('Gravel Teapot')] })).toEqual({
      by: 'sameCategories',
      names: ['Basalt Lid', 'Slate Lid', 'Quartz Tray'],
    })
  })
})

describe('200: the first algorithm that finds enough', () => {
  test('in the order of the request', async () => {
    const to = [id('Gravel Teapot')]
    expect((await recommended(['boughtTogether', 'bestSellers'], { to })).by).toBe('boughtTogether')
    expect((await recommended(['boughtTogether', 'bestSellers'], { to, atLeast: 3 })).by).toBe('bestSellers')
    expect((await recommended(['boughtTogether', 'boughtTogether'], { to, atLeast: 3 })).by).toBeUndefined()
  })

  test('none of them: nothing, and no error', async () => {
    expect(await recommended(['boughtTogether', 'similarNames'])).toEqual({ by: undefined, names: [] })
    expect(await recommended(['boughtTogether'], { to: [id('Gravel Teapot')], atLeast: 100 })).toEqual({ by: undefined, names: [] })
    expect(await recommended(['sameCategories', 'similarNames', 'boughtTogether'], { to: [randomUUID(), 'a service'] })).toEqual({
      by: undefined,
      names: [],
    })
  })

  test('a minimum of 0 is 1: one that finds nothing isn’t the answer', async () => {
    expect((await recommended(['boughtTogether', 'bestSellers'], { atLeast: 0 })).by).toBe('bestSellers')
  })

  test('up to 20 products, or as many as the minimum', async () => {
    const { database, siteId } = site
    const all = await database.rows<{ id: string }>(sql`
      select id from products where site_id = ${siteId} and visible and id <> all(${Object.values(ids)}::uuid[]) order by id limit 40`)
    await sell(
      site,
      all.map((one) => ({ productIds: [one.id] })),
    )
    await computeSalesOf({ db: site.database, siteId: site.siteId }, new Date())
    expect((await recommended(['bestSellers'])).names).toHaveLength(20)
    expect((await recommended(['bestSellers'], { atLeast: 33 })).names).toHaveLength(33)
    expect((await recommended(['bestSellers'], { atLeast: 5 })).names).toHaveLength(20)
  })
})

describe('B05: 200: what is recommended', () => {
  test('neither products of the request, nor hidden or sold-out ones, for any caller', async () => {
    const owner = site.as(site.owner())
    const kinds = {
      plain: await createProduct(owner, { name: 'Onyx one' }),
      hidden: await createProduct(owner, { name: 'Onyx two', visible: false }),
      soldOut: await createProduct(owner, { name: 'Onyx three' }),
      preorder: await createSized(owner, { name: 'Onyx four' }),
    }
    await site.database.run(sql`update variants set in_stock = false where site_id = ${site.siteId} and product_id = ${kinds.soldOut.id}`)
    await site.database.run(sql`
      update variants set in_stock = false, preorder_limit = 5, preordered = 4 where site_id = ${site.siteId} and product_id = ${kinds.preorder.id}`)
    const { collections } = owner
    const { collection } = await collections.createCollection({ collection: { name: 'Onyx' } })
    const productIds = Object.values(kinds).map((one) => one.id)
    await collections.addProductsToCollection({ id: collection.id!, productIds })
    await sell(
      site,
      Array.from({ length: 9 }, () => ({ productIds })),
    )
    await computeSalesOf({ db: site.database, siteId: site.siteId }, new Date())
    for (const client of [vera(), owner])
      for (const name of ['sameCategories', 'boughtTogether', 'similarNames', 'bestSellers'] as const) {
        const { ids: found } = await recommend(client, [name], { to: [kinds.plain.id] })
        expect([name, found.filter((one) => productIds.includes(one))]).toEqual([name, [kinds.preorder.id]])
      }
    // A hidden product says nothing of what belongs to it.
    for (const name of ['sameCategories', 'boughtTogether', 'similarNames'] as const)
      expect((await recommend(vera(), [name], { to: [kinds.hidden.id] })).ids).toEqual([])
    await site.database.run(sql`update variants set preordered = 5 where site_id = ${site.siteId} and product_id = ${kinds.preorder.id}`)
    expect((await recommend(vera(), ['sameCategories'], { to: [kinds.plain.id] })).ids).toEqual([])
  })

  test('nothing of another shop', async () => {
    const neighbour = await site.neighbour()
    const paul = neighbour.as(neighbour.visitor())
    for (const name of ['sameCategories', 'boughtTogether', 'similarNames', 'bestSellers'] as const)
      expect((await recommend(paul, [name], { to: [id('Gravel Teapot')] })).ids).toEqual([])
  })
})

test('200: items and algorithm have the app ID of the request', async () => {
  const other = '1380B703-ce81-ff05-f115-39571d94dfcd'
  const { recommendation } = await vera().recommendations.getRecommendation({
    items: [{ catalogItemId: id('Gravel Teapot').toUpperCase(), appId: other, options: { variantId: randomUUID() } }],
    algorithms: [{ id: algorithmIds.boughtTogether, appId: other }, algorithm('bestSellers')],
  })
  expect(recommendation.algorithm).toEqual({ id: algorithmIds.boughtTogether, appId: other })
  expect(recommendation.items).toContainEqual({ catalogItemId: id('Basalt Lid'), appId: other })
  expect(named(recommendation.items.map(({ catalogItemId }) => catalogItemId))).not.toContain('Gravel Teapot')
})

test('200: one statement for each algorithm that is tried', async () => {
  const names = ['boughtTogether', 'bestSellers', 'similarNames', 'sameCategories'] as const
  const tried = (atLeast: number) => statementsOf(site.database, () => recommend(vera(), names, { to: [id('Gravel Teapot')], atLeast }))
  const [one, two, all] = [await tried(1), await tried(20), await tried(100)]
  expect([two - one, all - one]).toEqual([1, 3])
  expect(one).toBeLessThanOrEqual(2)
})

describe('refused', () => {
  const ask = (request: Partial<Parameters<ReturnType<typeof vera>['recommendations']['getRecommendation']>[0]>) =>
    refusalOf(vera().recommendations.getRecommendation({ algorithms: [algorithm('bestSellers')], ...request }))
  const other = '10000000-0000-4000-8000-0000000000aa'

  test('400: ITEM_APP_ID_NOT_SUPPORTED', async () => {
    const items = [
      { catalogItemId: id('Slate Lid'), appId },
      { catalogItemId: 'x', appId: other },
    ]
    expect(await ask({ items })).toMatchObject({
      status: 400,
      code: 'ITEM_APP_ID_NOT_SUPPORTED',
      data: { items: [items[1]], algorithms: [algorithm('bestSellers')] },
    })
  })

  test('400: ALGORITHM_NOT_SUPPORTED, even after one that finds enough', async () => {
    const unknown = { id: other, appId }
    expect(await ask({ algorithms: [algorithm('bestSellers'), unknown] })).toMatchObject({
      status: 400,
      code: 'ALGORITHM_NOT_SUPPORTED',
      data: { unsupportedAlgorithms: [unknown] },
    })
  })

  test('404: RECOMMENDATIONS_PROVIDER_NOT_FOUND', async () => {
    expect(await ask({ algorithms: [{ id: algorithmIds.bestSellers, appId: 'another app' }] })).toMatchObject({
      status: 404,
      code: 'RECOMMENDATIONS_PROVIDER_NOT_FOUND',
      data: { appId: 'another app' },
    })
  })

  test.each([
    [{ algorithms: [] }, 'algorithms MIN_SIZE'],
    [{ algorithms: Array.from({ length: 11 }, () => algorithm('bestSellers')) }, 'algorithms MAX_SIZE'],
    [{ items: Array.from({ length: 301 }, () => ({ catalogItemId: 'x', appId })) }, 'items MAX_SIZE'],
    [{ minimumRecommendedItems: 1e9 }, 'minimumRecommendedItems MAX'],
    [{ minimumRecommendedItems: -1 }, 'minimumRecommendedItems MIN'],
  ])('B05: 400: bounds %#', async (request, rule) => {
    const refusal = await ask(request)
    expect([refusal.status, brokenRules(refusal)]).toEqual([400, [rule]])
  })
})

test('403: an app without the permission', async () => {
  const app = site.as({ kind: 'app', siteId: site.siteId, id: site.clientId, permissions: [] })
  expect(await refusalOf(recommend(app, ['bestSellers']))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})
