import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { makeSellingShop, readyCheckout, type SellingShop, shopperIn } from '../../../../tests/support/buying.ts'
import { jug } from '../../../../tests/support/goods.ts'
import { roundsUpTo, timesToRun } from '../../../../tests/support/rounds.ts'
import { seededRandom } from '../../../../tests/support/seeded-random.ts'
import { line } from '../../../../tests/support/shop.ts'

let shop: SellingShop
let depot: string
beforeAll(async () => {
  shop = await makeSellingShop()
  depot = (await shop.as(shop.owner()).locations.createLocation({ location: { name: 'Depot' } })).location.id
})
afterAll(() => shop.stop())

const owner = () => shop.as(shop.owner())

/** The stock of an item as one number, which is negative if more is owed than there is, and how many more can be preordered. */
interface Model {
  hasItem: boolean
  free: number
  limit: number
}
type Models = Record<'default' | 'depot', Model>
type Where = keyof Models

const locationOf = (where: Where): string => (where === 'default' ? defaultLocationId : depot)

async function itemAt(where: Where) {
  const filter = { productId: jug, locationId: locationOf(where) }
  return (await owner().inventoryV3.queryInventoryItems({ query: { filter } })).inventoryItems[0]
}

/** An ID that no item has, without one. */
const idAt = async (where: Where): Promise<string> => (await itemAt(where))?.id ?? '00000000-0000-4000-8000-00000000dead'

const isDone = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  )

const succeeded = async (call: Promise<{ bulkActionMetadata: { totalSuccesses: number } }>): Promise<boolean> =>
  (await call).bulkActionMetadata.totalSuccesses === 1

const isForPreorder = ({ free, limit }: Model): boolean => free <= 0 && limit > -free

const canTake = (model: Model, count: number, isPreorder = true): boolean =>
  model.hasItem && count <= model.free + (isPreorder && isForPreorder(model) ? model.limit : 0)

/** One step, in the shop and in the model. Returns whether the shop did what the model says. */
type Step = (models: Models, count: number, where: Where) => Promise<boolean>

const steps: Record<string, Step> = {
  async order(models, count) {
    const wanted = canTake(models.default, count)
    const { client } = shopperIn(shop)
    const placed = await readyCheckout(client, { items: [line(jug, count)], method: 'OFFLINE' }).then(
      (id) => isDone(client.checkouts.createOrder({ id })),
      () => false,
    )
    if (wanted) models.default.free -= count
    return placed === wanted
  },
  async 'V1 increment'({ default: model }, count) {
    if (!model.hasItem) return true
    model.free += count
    return isDone(owner().stock.incrementInventory({ incrementData: [{ productId: jug, incrementBy: count }] }))
  },
  async 'V1 decrement'({ default: model }, count) {
    if (!model.hasItem) return true
    const preorderRequest = count % 2 === 0
    const wanted = canTake(model, count, preorderRequest)
    if (wanted) model.free -= count
    const decrementData = [{ productId: jug, decrementBy: count, preorderRequest }]
    return (await isDone(owner().stock.decrementInventory({ decrementData }))) === wanted
  },
  async 'V1 quantity'({ default: model }, count) {
    Object.assign(model, { hasItem: true, free: count })
    const inventoryItem = { productId: jug, trackQuantity: true, variants: [{ quantity: count }] }
    return isDone(owner().stock.updateInventoryVariants({ inventoryItem }))
  },
  async increment(models, count, where) {
    const model = models[where]
    if (model.hasItem) model.free += count
    const incrementData = [{ inventoryItemId: await idAt(where), incrementBy: count }]
    return (await succeeded(owner().inventoryV3.bulkIncrementInventoryItems({ incrementData }))) === model.hasItem
  },
  async 'increment by location'(models, count, where) {
    const model = models[where]
    if (model.hasItem) model.free += count
    const incrementData = [{ variantId: jug, locationId: locationOf(where), incrementBy: count }]
    return (await succeeded(owner().inventoryV3.bulkIncrementInventoryItemsByVariantAndLocation({ incrementData }))) === model.hasItem
  },
  async decrement(models, count, where) {
    const model = models[where]
    const [preorderRequest, restrictInventory] = [count % 2 === 0, count % 3 > 0]
    const wanted = model.hasItem && (!restrictInventory || canTake(model, count, preorderRequest))
    if (wanted) model.free -= count
    const decrementData = [{ variantId: jug, locationId: locationOf(where), decrementBy: count, preorderRequest }]
    const request = { decrementData, restrictInventory }
    return (await succeeded(owner().inventoryV3.bulkDecrementInventoryItemsByVariantAndLocation(request))) === wanted
  },
  async quantity(models, count, where) {
    const item = await itemAt(where)
    if (!item) return !models[where].hasItem
    models[where].free = count
    return isDone(owner().inventoryV3.updateInventoryItem({ inventoryItem: { id: item.id, revision: item.revision, quantity: count } }))
  },
  async preorders(models, count, where) {
    const item = await itemAt(where)
    if (!item) return !models[where].hasItem
    const limit = count % 3 === 0 ? 0 : count * 2
    models[where].limit = limit
    const preorderInfo = { enabled: limit > 0, limit }
    return isDone(owner().inventoryV3.updateInventoryItem({ inventoryItem: { id: item.id, revision: item.revision, preorderInfo } }))
  },
  async create(models, count, where) {
    const model = models[where]
    const isNew = !model.hasItem
    if (isNew) Object.assign(model, { hasItem: true, free: count, limit: 0 })
    const preorderInfo = { enabled: false, limit: null }
    const inventoryItem = { productId: jug, variantId: jug, locationId: locationOf(where), quantity: count, preorderInfo }
    return (await isDone(owner().inventoryV3.createInventoryItem({ inventoryItem }))) === isNew
  },
  async upsert(models, count, where) {
    const model = models[where]
    if (!model.hasItem) Object.assign(model, { hasItem: true, limit: 0 })
    model.free = count
    const inventoryItem = { productId: jug, variantId: jug, locationId: locationOf(where), quantity: count }
    return succeeded(owner().inventoryV3.bulkUpsertInventoryItems({ inventoryItems: [{ inventoryItem }] }))
  },
  async delete(models, _, where) {
    const { hasItem } = models[where]
    const inventoryItemId = await idAt(where)
    Object.assign(models[where], { hasItem: false, free: 0, limit: 0 })
    return (await isDone(owner().inventoryV3.deleteInventoryItem({ inventoryItemId }))) === hasItem
  },
}
const names = Object.keys(steps)

/** What both catalogues show. */
async function views() {
  const { inventoryItems } = await owner().inventoryV3.queryInventoryItems({ query: { filter: { productId: jug } } })
  const { inventoryItem } = await owner().stock.getInventoryVariants({ inventoryId: jug })
  const shown = (where: Where) => {
    const item = inventoryItems.find(({ locationId }) => locationId === locationOf(where))
    return item && [item.quantity, item.availabilityStatus]
  }
  const [variant] = inventoryItem.variants!
  return {
    default: shown('default'),
    depot: shown('depot'),
    v1: [variant!.quantity ?? null, variant!.inStock, variant!.availableForPreorder],
  }
}

/** What the model says that they show. */
function viewsOf(models: Models): Awaited<ReturnType<typeof views>> {
  const shown = (model: Model) =>
    model.hasItem ? [model.free, model.free > 0 ? 'IN_STOCK' : isForPreorder(model) ? 'PREORDER' : 'OUT_OF_STOCK'] : undefined
  const { hasItem, free } = models.default
  const v1 = [hasItem ? free : null, free > 0, isForPreorder(models.default)]
  return { default: shown(models.default), depot: shown(models.depot), v1 } as Awaited<ReturnType<typeof views>>
}

test.each(roundsUpTo(timesToRun(1, 10)))(
  'both catalogues show what a model of one number for each location says (round %i)',
  async (round) => {
    const random = seededRandom(round)
    const models: Models = { default: { hasItem: true, free: 5, limit: 0 }, depot: { hasItem: false, free: 0, limit: 0 } }
    await owner().stock.updateInventoryVariants({
      inventoryItem: { productId: jug, trackQuantity: true, preorderInfo: { enabled: false }, variants: [{ quantity: 5 }] },
    })
    if (await itemAt('depot')) await owner().inventoryV3.deleteInventoryItem({ inventoryItemId: await idAt('depot') })
    for (let count = 0; count < 120; count++) {
      const name = names[Math.floor(random() * names.length)]!
      const where = random() < 0.5 ? 'default' : 'depot'
      const isAsInModel = await steps[name]!(models, 1 + Math.floor(random() * 6), where)
      expect({ count, name, where, isAsInModel, ...(await views()) }).toEqual({ count, name, where, isAsInModel: true, ...viewsOf(models) })
    }
  },
)
