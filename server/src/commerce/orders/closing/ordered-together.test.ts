import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { makeSellingShop, readyCheckout, shopperIn, type SellingShop, type Shopper } from '../../../../../tests/support/buying.ts'
import { bowl, jug } from '../../../../../tests/support/goods.ts'
import { line, porto, refusalOf } from '../../../../../tests/support/shop.ts'
import { clientAs } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { connect } from '../../../database/connect.ts'
import { sql } from '../../../database/sql.ts'
import { createServerApp, createServices } from '../../../start.ts'

// Purchases of several shoppers share their statements (decision 0113). Each shopper gets the result of their own; stock and numbers are exact.

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => shop.stop())
beforeEach(() => shop.setStock(jug, 100))

const shoppers = (count: number): Shopper[] => Array.from({ length: count }, () => shopperIn(shop))
const lastNumber = async () =>
  (await shop.database.one<{ value: number }>(sql`
    select value from site_counters where site_id = ${shop.siteId} and counter = 'order-number'`))!.value
const numbersAfter = async (first: number) =>
  (
    await shop.database.rows<{ number: number }>(sql`
      select number from orders where site_id = ${shop.siteId} and number > ${first} order by number`)
  ).map(({ number }) => number - first)
const oneTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

const sent = (work: () => Promise<unknown>): Promise<number> => statementsOf(shop.database, work)

/** What each change of the jug's stock left, in order. */
const levelsOf = async (productId: string, atLeast: Date) =>
  (
    await shop.database.rows<{ revision: number; left: number }>(sql`
      select entity_sequence as revision, (entity #>> '{variants,0,newValue,quantity}')::int as left from events
      where site_id = ${shop.siteId} and entity_id like ${`${productId}-%`} and time >= ${atLeast} order by entity_sequence`)
  ).map(({ left }) => left)

test('twenty purchases at once, step by step: each shopper has one order, and all steps take few statements', async () => {
  const all = shoppers(20)
  const began = new Date()
  const first = await lastNumber()
  const each = (step: (shopper: Shopper, at: number) => Promise<unknown>) => sent(() => Promise.all(all.map(step)))
  const quantityOf = (at: number) => (at % 3) + 1
  await each(({ client }, at) => client.carts.addToCurrentCart({ lineItems: [line(jug, quantityOf(at)), line(bowl)] }))
  const ids: string[] = []
  const opening = await each(async ({ client }, at) => {
    const { checkoutId } = await client.carts.createCheckoutFromCurrentCart({ email: `${at}@example.com`, shippingAddress: porto })
    ids[at] = checkoutId!
  })
  const changing = await each(({ client }, at) =>
    client.checkouts.updateCheckout({
      checkout: { id: ids[at]!, shippingInfo: { selectedCarrierServiceOption: { code: 'post' } } },
    }),
  )
  await each(({ client }, at) => client.checkouts.selectPaymentMethod({ id: ids[at]!, method: 'OFFLINE' }))
  const orderIds: string[] = []
  const ordering = await each(
    async ({ client }, at) => void (orderIds[at] = (await client.checkouts.createOrder({ id: ids[at]! })).orderId!),
  )
  for (const count of [opening, changing, ordering]) expect(count).toBeLessThan(30)
  expect(await numbersAfter(first)).toEqual(oneTo(20))
  expect(await lastNumber()).toBe(first + 20)
  const sold = all.reduce((sum, _, at) => sum + quantityOf(at), 0)
  expect(await shop.stockOf(jug)).toEqual({ quantity: 100 - sold, reserved: 0 })
  const levels = await levelsOf(jug, began)
  expect(levels).toEqual(levels.toSorted((a, b) => b - a))
  expect(new Set(levels).size).toBe(20)
  for (const [at, { client, identity }] of all.entries()) {
    const { order } = await client.orders.getOrder({ id: orderIds[at]! })
    expect(order).toMatchObject({
      status: 'APPROVED',
      checkoutId: ids[at],
      buyerInfo: { visitorId: identity.id, email: `${at}@example.com` },
    })
    expect(order!.lineItems[0]).toMatchObject({ quantity: quantityOf(at) })
    expect(await shop.happened(orderIds[at]!)).toEqual(['created', 'approved'])
    expect(await shop.happened(ids[at]!)).toEqual(['created', 'updated', 'updated', 'completed'])
    expect((await refusalOf(client.carts.getCurrentCart({}))).code).toBe('OWNED_CART_NOT_FOUND')
  }
})

test('of the last five pieces, five shoppers of twelve get one; the others are refused, and no number is lost', async () => {
  await shop.setStock(jug, 5)
  const first = await lastNumber()
  const all = await Promise.all(
    shoppers(12).map(async ({ client }) => ({ client, id: await readyCheckout(client, { method: 'OFFLINE' }) })),
  )
  const answers = await Promise.allSettled(all.map(({ client, id }) => client.checkouts.createOrder({ id })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'FULL_OUT_OF_STOCK' })
  expect(await shop.stockOf(jug)).toEqual({ quantity: 0, reserved: 0 })
  expect(await numbersAfter(first)).toEqual(oneTo(5))
})

test('a checkout that is ordered several times among others becomes one order', async () => {
  const first = await lastNumber()
  const all = await Promise.all(shoppers(6).map(async ({ client }) => ({ client, id: await readyCheckout(client, { method: 'OFFLINE' }) })))
  const again = [...all, ...all.slice(0, 3), ...all.slice(0, 3)]
  const placed = await Promise.all(again.map(({ client, id }) => client.checkouts.createOrder({ id })))
  expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(6)
  expect(placed.slice(6, 9)).toEqual(placed.slice(0, 3))
  expect(await numbersAfter(first)).toEqual(oneTo(6))
  expect(await shop.stockOf(jug)).toEqual({ quantity: 94, reserved: 0 })
})

test('an order that waits for stock, with a cart or without, doesn’t hold the number that others wait for', async () => {
  const [vera, mia] = shoppers(2) as [Shopper, Shopper]
  await mia.client.carts.addToCurrentCart({ lineItems: [line(jug)] })
  const { checkoutId } = await mia.client.carts.createCheckoutFromCurrentCart({ email: 'mia@example.com', shippingAddress: porto })
  await mia.client.checkouts.updateCheckout({
    checkout: { id: checkoutId!, shippingInfo: { selectedCarrierServiceOption: { code: 'post' } } },
  })
  await mia.client.checkouts.selectPaymentMethod({ id: checkoutId!, method: 'OFFLINE' })
  const id = await readyCheckout(vera.client, { method: 'OFFLINE' })
  for (const order of [() => vera.client.checkouts.createOrder({ id }), () => mia.client.checkouts.createOrder({ id: checkoutId! })]) {
    const { placed } = await shop.database.transaction(async (holder) => {
      await holder.run(sql`select from variants where site_id = ${shop.siteId} and product_id = ${jug} order by product_id, id for update`)
      const self = await holder.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      const waiting = () => shop.database.rows(sql`select from pg_stat_activity where ${self!.pid} = any(pg_blocking_pids(pid))`)
      const ordering = order()
      await expect.poll(waiting).toHaveLength(1)
      await holder.run(sql`select from site_counters where site_id = ${shop.siteId} and counter = 'order-number' for update nowait`)
      return { placed: ordering }
    })
    expect(await placed).toMatchObject({ orderId: expect.any(String) })
  }
})

test('two processes take each piece and each number once', async () => {
  await shop.setStock(jug, 17)
  const first = await lastNumber()
  const other = connect({ connectionString: inject('database') }, 6)
  const { services } = shop.app
  const second = createServerApp({ ...createServices(shop.settings, other), sites: services.sites })
  const all = await Promise.all(
    shoppers(20).map(async ({ client, identity }, at) => ({
      client: at % 2 === 0 ? client : clientAs(second, identity),
      id: await readyCheckout(client, { method: 'OFFLINE' }),
    })),
  )
  const answers = await Promise.allSettled(all.map(({ client, id }) => client.checkouts.createOrder({ id })))
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as { code: string }).code] : []))
  expect(refused).toEqual(['FULL_OUT_OF_STOCK', 'FULL_OUT_OF_STOCK', 'FULL_OUT_OF_STOCK'])
  expect(await shop.stockOf(jug)).toEqual({ quantity: 0, reserved: 0 })
  expect(await numbersAfter(first)).toEqual(oneTo(17))
  await other.close()
})
