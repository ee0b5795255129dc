import { beforeAll, expect, test } from 'vitest'
import { bowl, jug, shirt, song } from '../../../../../tests/support/goods.ts'
import { line, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { sql } from '../../../database/sql.ts'

// Carts that several shoppers change at the same time are read in one statement and written in another (decision 0106). Each shopper gets the result of their own.

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})

const newVisitors = (count: number) => Array.from({ length: count }, () => shop.visitor())

type Visitor = ReturnType<TestShop['visitor']>
const add = (visitor: Visitor, ...items: ReturnType<typeof line>[]) => shop.as(visitor).carts.addToCurrentCart({ lineItems: items })
const quantityOf = async (visitor: Visitor) =>
  (await shop.as(visitor).carts.getCurrentCart({})).cart.lineItems.map(({ quantity }) => quantity)

const sent = (work: () => Promise<unknown>): Promise<number> => statementsOf(shop.database, work)

/** The actors of a cart's events, in order. */
const actorsOf = async (cartId: string) =>
  (
    await shop.database.rows<{ actor: Record<string, string> }>(sql`
      select actor from events where site_id = ${shop.siteId} and entity_id = ${cartId} order by entity_sequence`)
  ).map(({ actor }) => Object.values(actor))

test('twenty visitors at once take a few statements; each gets their own cart, with their own items and event', async () => {
  const visitors = newVisitors(20)
  const items = [line(jug, 3), line(bowl), line(song, 2), line(shirt.id, 1, { options: { Size: 'S' } })]
  const itemOf = (n: number) => items[n % items.length]!
  let carts: Awaited<ReturnType<typeof add>>[] = []
  const count = await sent(async () => (carts = await Promise.all(visitors.map((visitor, n) => add(visitor, itemOf(n))))))
  expect(count).toBeLessThan(20)
  expect(new Set(carts.map(({ cart }) => cart.id)).size).toBe(20)
  for (const [n, { cart }] of carts.entries()) {
    const { quantity, catalogReference } = itemOf(n)
    expect(cart).toMatchObject({ revision: '1', buyerInfo: { visitorId: visitors[n]!.id } })
    expect(cart.lineItems).toMatchObject([{ quantity, catalogReference: { catalogItemId: catalogReference.catalogItemId } }])
    expect((await shop.as(visitors[n]!).carts.getCurrentCart({})).cart).toEqual(cart)
    expect(await shop.happened(cart.id!)).toEqual(['created'])
    expect(await actorsOf(cart.id!)).toEqual([expect.arrayContaining([visitors[n]!.id])])
  }
})

test('carts that are there are changed together as well', async () => {
  const visitors = newVisitors(20)
  const before = await Promise.all(visitors.map((visitor) => add(visitor, line(jug))))
  const count = await sent(() => Promise.all(visitors.map((visitor, n) => add(visitor, line(jug, n + 1)))))
  expect(count).toBeLessThan(20)
  for (const [n, visitor] of visitors.entries()) {
    const { cart } = await shop.as(visitor).carts.getCurrentCart({})
    expect(cart).toMatchObject({ id: before[n]!.cart.id, revision: '2', lineItems: [{ quantity: n + 2 }] })
    expect(await shop.happened(cart.id!)).toEqual(['created', 'updated'])
  }
})

test('of one visitor’s additions among others’, none is lost', async () => {
  const [vera, mia, ...others] = newVisitors(12) as [Visitor, Visitor, ...Visitor[]]
  await add(mia, line(bowl))
  const adding = [...others, ...Array.from({ length: 6 }, () => vera), ...Array.from({ length: 6 }, () => mia)]
  await Promise.all(adding.map((visitor) => add(visitor, line(bowl))))
  expect(await quantityOf(vera)).toEqual([6])
  expect(await quantityOf(mia)).toEqual([7])
  for (const visitor of others) expect(await quantityOf(visitor)).toEqual([1])
})

test('an item that isn’t sold is refused to the one who wants it', async () => {
  const visitors = newVisitors(12)
  const strange = 'c0ffee00-0000-4000-8000-0000000000ff'
  const refused = refusalOf(add(visitors[5]!, line(strange)))
  await Promise.all(visitors.filter((_, n) => n !== 5).map((visitor) => add(visitor, line(song))))
  expect(await refused).toMatchObject({ code: 'ITEM_NOT_FOUND_IN_CATALOG' })
})

test('one whose cart is locked holds up no others', async () => {
  const visitors = newVisitors(12)
  for (const visitor of visitors) await add(visitor, line(bowl))
  const [locked, ...others] = visitors as [Visitor, ...Visitor[]]
  let waiting: Promise<unknown> | undefined
  await shop.database.transaction(async (db) => {
    await db.rows(
      sql`select id from carts where site_id = ${shop.siteId} and owner_kind = 'visitor' and owner_id = ${locked.id} for update`,
    )
    waiting = add(locked, line(bowl))
    await Promise.all(others.map((visitor) => add(visitor, line(bowl))))
    for (const visitor of others) expect(await quantityOf(visitor)).toEqual([2])
  })
  await waiting
  expect(await quantityOf(locked)).toEqual([2])
})

test('a repeated key adds once among others', async () => {
  const [vera, ...others] = newVisitors(8) as [Visitor, ...Visitor[]]
  const once = () => shop.as(vera).carts.addToCurrentCart({ lineItems: [line(bowl)] }, { idempotencyKey: 'only once' })
  const [first, second] = await Promise.all([once(), once(), ...others.map((visitor) => add(visitor, line(bowl)))])
  expect(first).toEqual(second)
  expect(await quantityOf(vera)).toEqual([1])
  for (const visitor of others) expect(await quantityOf(visitor)).toEqual([1])
})
