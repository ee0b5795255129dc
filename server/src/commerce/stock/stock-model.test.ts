import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards, makeSellingShop, pay, readyCheckout, type SellingShop, type Shopper, shopperIn } from '../../../../tests/support/buying.ts'
import { catchUp } from '../../../../tests/support/following.ts'
import { jug } from '../../../../tests/support/goods.ts'
import { roundsUpTo, timesToRun } from '../../../../tests/support/rounds.ts'
import { seededRandom } from '../../../../tests/support/seeded-random.ts'
import { line } from '../../../../tests/support/shop.ts'
import { resetStock, storedMovements, storedStock } from '../../../../tests/support/stocked.ts'
import { defaultVariantId } from '../catalogue/public.ts'
import { freeOf } from './level.ts'
import { recordMovements } from './movements/record-movements.ts'

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => shop.stop())

const owner = () => shop.as(shop.owner()).stock

/** The stock as one number, which is negative if more is preordered than there is, and the payments that wait. */
interface Model {
  free: number
  limit: number
  waiting: { shopper: Shopper; paymentGatewayOrderId?: string | null; quantity: number }[]
}

const canTake = ({ free, limit }: Model, count: number, isPreorder = true): boolean =>
  free > 0 ? count <= free : isPreorder && count <= free + limit

const isDone = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  )

/** One step, in the shop and in the model. Returns whether the shop did what the model says. */
const steps: ((model: Model, count: number) => Promise<boolean>)[] = [
  async (model, quantity) => {
    const { client } = shopperIn(shop)
    const wanted = canTake(model, quantity)
    const id = await readyCheckout(client, { items: [line(jug, quantity)], method: 'OFFLINE' })
    if (wanted) model.free -= quantity
    return (await isDone(client.checkouts.createOrder({ id }))) === wanted
  },
  async (model, quantity) => {
    const shopper = shopperIn(shop)
    const wanted = canTake(model, quantity)
    const id = await readyCheckout(shopper.client, { items: [line(jug, quantity)], method: 'ONLINE' })
    const placed = await shopper.client.checkouts.createOrder({ id }).catch(() => undefined)
    if (!wanted) return placed === undefined
    model.free -= quantity
    if (placed) model.waiting.push({ shopper, quantity, ...placed })
    return placed !== undefined
  },
  async (model, count) => {
    const placed = model.waiting.shift()
    if (!placed) return true
    const isApproved = count % 2 === 0
    if (!isApproved) model.free += placed.quantity
    return isDone(pay(placed.shopper, placed, isApproved ? cards.approved : cards.declined))
  },
  async (model, count) => {
    model.free += count
    return isDone(owner().incrementInventory({ incrementData: [{ productId: jug, incrementBy: count }] }))
  },
  async (model, count) => {
    const preorderRequest = count % 2 === 0
    const wanted = canTake(model, count, preorderRequest)
    if (wanted) model.free -= count
    return (
      (await isDone(owner().decrementInventory({ decrementData: [{ productId: jug, decrementBy: count, preorderRequest }] }))) === wanted
    )
  },
  async (model, count) => {
    model.free = count
    const adjustments = [{ productId: jug, variantId: defaultVariantId, action: 'SET' as const, quantity: count }]
    return (await owner().adjustStock({ adjustments, reason: 'COUNTED' })).results[0]!.success
  },
  async (model, count) => {
    model.limit = count % 3 === 0 ? 0 : count * 2
    const preorderInfo = { enabled: model.limit > 0, limit: model.limit }
    return isDone(owner().updateInventoryVariants({ inventoryItem: { productId: jug, trackQuantity: true, preorderInfo } }))
  },
]

test.each(roundsUpTo(timesToRun(2, 10)))('stock follows a model of one number, and its history adds up (round %i)', async (round) => {
  const random = seededRandom(round)
  const model: Model = { free: 5, limit: 0, waiting: [] }
  await owner().updateInventoryVariants({ inventoryItem: { productId: jug, trackQuantity: true, preorderInfo: { enabled: false } } })
  await resetStock(shop, jug, model.free)
  for (let count = 0; count < 80; count++) {
    const index = Math.floor(random() * steps.length)
    expect({ count, index, isAsInModel: await steps[index]!(model, 1 + Math.floor(random() * 6)) }).toEqual({
      count,
      index,
      isAsInModel: true,
    })
    expect({ count, index, free: freeOf(await storedStock(shop, jug)) }).toEqual({ count, index, free: model.free })
  }
  await catchUp(shop, recordMovements)
  const movements = await storedMovements(shop, jug)
  expect(movements.reduce((sum, { delta }) => sum + delta, 5)).toBe(model.free)
  expect(movements.at(-1)?.quantity).toBe(model.free)
})
