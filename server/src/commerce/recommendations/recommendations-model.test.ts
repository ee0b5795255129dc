import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recommend, sell, type SoldOrder } from '../../../../tests/support/recommendations.ts'
import { roundsUpTo, timesToRun } from '../../../../tests/support/rounds.ts'
import { seededRandom } from '../../../../tests/support/seeded-random.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import { computeSalesOf } from './sales/compute.ts'

// Random shops, beside a model that reads whole tables and recommends what the decision record says.

interface Product {
  id: string
  name: string
  visible: boolean
  sellable: boolean
  created: number
  categories: string[]
}
interface Model {
  products: Product[]
  orders: readonly Required<SoldOrder>[]
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)
const visibleAmong = ({ products }: Model, ids: readonly string[]): Product[] =>
  ids.flatMap((id) => products.filter((one) => one.id === id && one.visible))

/** The products with a score, the highest first. */
const ranked = ({ products }: Model, score: (product: Product) => readonly number[]): string[] =>
  products
    .map((product) => ({ ...product, score: score(product) }))
    .filter((one) => one.score[0]! > 0)
    .toSorted((a, b) => a.score.map((value, index) => b.score[index]! - value).find((difference) => difference !== 0) ?? byId(a, b))
    .map(({ id }) => id)

const wordsOf = (name: string): string[] => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)

const models = {
  bestSellers(model: Model): string[] {
    const recent = model.orders.filter(({ daysAgo }) => daysAgo < 90)
    return ranked(model, ({ id }) => {
      const mine = recent.filter(({ productIds }) => productIds.includes(id))
      return [mine.length, mine.reduce((sum, { quantity }) => sum + quantity, 0)]
    })
  },
  boughtTogether(model: Model, to: readonly string[]): string[] {
    const orders = model.orders.filter(({ daysAgo }) => daysAgo < 365)
    const count = (...ids: string[]): number => orders.filter(({ productIds }) => ids.every((id) => productIds.includes(id))).length
    const of = (given: string) =>
      ranked(model, ({ id }) => {
        const both = id === given ? 0 : count(id, given)
        return [(both * both) / (count(id) + 10), both]
      })
    const lists = visibleAmong(model, to).map(({ id }) => of(id).slice(0, 40))
    return [...new Set(lists.flat())]
  },
  sameCategories(model: Model, to: readonly string[]): string[] {
    const shared = new Set(visibleAmong(model, to).flatMap(({ categories }) => categories))
    return ranked(model, ({ categories, created }) => [categories.filter((one) => shared.has(one)).length, created])
  },
  similarNames(model: Model, to: readonly string[]): string[] {
    const [first] = visibleAmong(model, to)
    if (!first) return []
    const words = [...new Set(wordsOf(first.name).filter((word) => word.length >= 3))]
      .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
      .slice(0, 5)
    const has = ({ name }: Product, word: string): boolean => wordsOf(name).some((one) => one.startsWith(word))
    const terms = words.flatMap((word) => words.filter((other) => word <= other).map((other) => [word, other] as const))
    const visible = model.products.filter((product) => product.visible)
    return ranked(model, (product) => [
      terms
        .map((term) => visible.filter((one) => term.every((word) => has(one, word))))
        .filter((having) => having.includes(product))
        .reduce((sum, having) => sum + Math.floor(1_000_000 / having.length), 0),
    ])
  },
}
type Name = keyof typeof models
const names = Object.keys(models) as Name[]

/** What a call would return. */
function expected(model: Model, asked: readonly Name[], { to, atLeast }: { to: readonly string[]; atLeast: number }) {
  const canBe = new Set(model.products.filter(({ id, visible, sellable }) => visible && sellable && !to.includes(id)).map(({ id }) => id))
  for (const by of asked) {
    const ids = models[by](model, to).filter((id) => canBe.has(id))
    if (ids.length >= Math.max(1, atLeast)) return { by, ids: ids.slice(0, Math.max(20, atLeast)) }
  }
  return { by: undefined, ids: [] }
}

type Random = () => number
const pick = <Value>(random: Random, values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!
const some = <Value>(random: Random, values: readonly Value[], max: number): Value[] => [
  ...new Set(Array.from({ length: Math.floor(random() * (max + 1)) }, () => pick(random, values))),
]

const vocabulary = ['jug', 'Jugs', 'blue', 'Blue-green', 'of', 'oak', 'Linen', 'line', 'tea', 'Teapot', 'XL', 'x9']

async function makeProducts({ database, siteId }: TestSite, random: Random): Promise<void> {
  const collections = Array.from({ length: 4 }, () => ({ id: randomUUID(), visible: random() < 0.7 }))
  for (const { id, visible } of collections)
    await database.run(sql`
      insert into collections (site_id, id, created_date, updated_date, name, slug, visible, doc)
      values (${siteId}, ${id}, now(), now(), ${id}, ${id}, ${visible}, '{}')`)
  for (let number = 0; number < 40; number++) {
    const id = randomUUID()
    const name = some(random, vocabulary, 7).join(' ')
    const inCollections = some(random, collections, 3).map((one) => one.id)
    const created = new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 20)))
    await database.run(sql`
      insert into products (site_id, id, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, lowest_price_minor, collection_ids, doc)
      values (${siteId}, ${id}, ${created}, ${created}, ${20_000 + number}, ${name}, ${id}, ${random() < 0.8}, 'physical', 100, 100, ${inCollections}, '{}')`)
    for (let position = 0; position < 2; position++)
      await database.run(sql`
        insert into variants (site_id, product_id, id, position, price_minor, visible, track_quantity, in_stock, quantity, reserved, preordered, preorder_limit)
        values (${siteId}, ${id}, ${randomUUID()}, ${position}, 100, ${random() < 0.8}, ${random() < 0.6}, ${random() < 0.6},
          ${1 + Math.floor(random() * 2)}, 1, 1, ${Math.floor(random() * 3)})`)
  }
}

async function makeModel(site: TestSite, random: Random): Promise<Model> {
  const { database, siteId } = site
  await makeProducts(site, random)
  const products = await database.rows<Product>(sql`
    select id, name, visible, extract(epoch from created_date)::float8 as created,
      array(select collections.id from collections where collections.site_id = ${siteId} and collections.visible and collections.id = any(products.collection_ids)) as categories,
      exists (select from variants where variants.site_id = ${siteId} and variants.product_id = products.id and variants.visible
        and ((track_quantity and quantity - reserved > 0) or (not track_quantity and in_stock) or preorder_limit > preordered)) as sellable
    from products where site_id = ${siteId} order by id`)
  const sold = products.slice(0, 25).map(({ id }) => id)
  const orders = Array.from({ length: 60 }, () => ({
    productIds: [...some(random, sold, 5), pick(random, sold)].filter((id, index, all) => all.indexOf(id) === index),
    daysAgo: pick(random, [1, 30, 89, 91, 300, 364, 366]),
    quantity: 1 + Math.floor(random() * 3),
  }))
  await sell(site, orders)
  await computeSalesOf({ db: database, siteId }, new Date())
  return { products, orders }
}

test.each(roundsUpTo(timesToRun(3, 60)))('recommends what a model of whole tables does (shop %i)', async (round) => {
  const random = seededRandom(round)
  const site = await makeTestSite()
  const model = await makeModel(site, random)
  const client = site.as(site.visitor())
  const ids = model.products.map(({ id }) => id)
  for (let count = 0; count < 80; count++) {
    const asked = some(random, names, 4)
    if (asked.length === 0) continue
    const request = { to: some(random, ids, 4), atLeast: pick(random, [0, 1, 1, 3, 8, 30]) }
    expect({ count, asked, ...(await recommend(client, asked, request)) }).toEqual({ count, asked, ...expected(model, asked, request) })
  }
})
