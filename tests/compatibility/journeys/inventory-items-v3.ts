import { randomUUID } from 'node:crypto'
import { buyLine } from '../buy-line.ts'
import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import { until } from '../until.ts'
import { neverCalled, watched } from '../watched.ts'

interface Callers {
  /** An app that may change stock and nothing else. */
  writer: Package
  owner: Package
  shopper: Package
}

/** A product with two variants, and another place that has stock of it. */
interface Goods {
  product: Package
  first: Package
  second: Package
  locationId: string
}

const appIds = { headless: '1380b703-ce81-ff05-f115-39571d94dfcd' }

/** An app keeps the stock of a product of the catalogue V3, which a shopper buys. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, app, step } = walk
  const called = new Set<string>()
  const callers: Callers = {
    writer: watched(connection.app({ ...app!, instanceId: siteId }), 'inventoryItemsV3', called),
    owner: watched(connection.owner(apiKey, siteId), 'inventoryItemsV3', called),
    shopper: connection.visitor(clientId),
  }
  const goods = await chooseGoods(walk, callers)
  const item = await create(walk, callers, goods)
  await find(walk, callers, { ...goods, item })
  await sell(walk, callers, { ...goods, item })
  await count(walk, callers, { ...goods, item })
  await change(walk, callers, { ...goods, item })
  await refuse(walk, callers, { ...goods, item })
  await changeByFilter(walk, callers, goods)
  await remove(walk, callers, goods)
  await step('functions never called', () => neverCalled(callers.owner, 'inventoryItemsV3', called))
}

async function chooseGoods({ step, baseUrl, generation, mode }: Walk, { owner }: Callers): Promise<Goods> {
  const name = `Plate ${generation} ${mode}`
  const sized = (choiceName: string): Package => ({
    price: { actualPrice: { amount: '30.00' } },
    choices: [{ optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' } }],
  })
  const choices = ['Small', 'Large'].map((choice) => ({ choiceType: 'CHOICE_TEXT', name: choice }))
  const product = await step('product', () =>
    owner.productsV3.createProduct({
      name,
      productType: 'PHYSICAL',
      physicalProperties: {},
      options: [{ name: 'Size', optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices } }],
      variantsInfo: { variants: [sized('Small'), sized('Large')] },
    }),
  )
  const location = await step('location', async () => {
    const body = JSON.stringify({ location: { name } })
    const headers = { 'content-type': 'application/json' }
    const response = await owner.fetchWithAuth(new URL('/stoa/v1/locations', baseUrl).href, { method: 'POST', headers, body })
    return (await response.json()).location
  })
  const [first, second] = product.variantsInfo.variants
  return { product, first, second, locationId: location.id }
}

const preorderInfo = { enabled: true, message: 'Ships in May', limit: 5 }

async function create({ step, attempt }: Walk, { writer }: Callers, { product, first, second, locationId }: Goods): Promise<Package> {
  const { createInventoryItem, bulkCreateInventoryItems } = writer.inventoryItemsV3
  const productId = product._id
  const item = await step('created', () =>
    createInventoryItem({ productId, variantId: first._id, quantity: 10, preorderInfo: { ...preorderInfo } }),
  )
  await attempt('created at another location', () => createInventoryItem({ productId, variantId: first._id, locationId, quantity: 4 }))
  await attempt('several created', () =>
    bulkCreateInventoryItems(
      [
        { productId, variantId: second._id, inStock: true },
        { productId, variantId: second._id, inStock: false },
      ],
      { returnEntity: true },
    ),
  )
  await attempt('refused: it has one', () => createInventoryItem({ productId, variantId: first._id, quantity: 1 }))
  await attempt('refused: an unknown variant', () => createInventoryItem({ productId, variantId: randomUUID(), quantity: 1 }))
  await attempt('refused: a negative quantity', () => createInventoryItem({ productId, variantId: second._id, locationId, quantity: -1 }))
  return item
}

type Stocked = Goods & { item: Package }

async function find({ step, attempt, generation }: Walk, { owner }: Callers, { product, item, locationId }: Stocked): Promise<void> {
  const { getInventoryItem, queryInventoryItems, searchInventoryItems, countInventoryItems } = owner.inventoryItemsV3
  const filter = { productId: product._id }
  await attempt('read', () => getInventoryItem(item._id))
  await attempt('product with stock', () => owner.productsV3.getProduct(product._id))
  await attempt('queried', async () => (await queryInventoryItems().eq('productId', product._id).ascending('quantity').find()).items)
  await attempt('queried by location', async () => (await queryInventoryItems().eq('locationId', locationId).find()).items)
  await attempt('page by page', async () => {
    const first = await queryInventoryItems().eq('productId', product._id).descending('_createdDate').limit(2).find()
    const second = await first.next()
    const back = await second.prev()
    const ids = ({ items }: Package): string[] => items.map(({ _id }: Package) => _id)
    return { first: ids(first), hasNext: first.hasNext(), second: ids(second), back: ids(back) }
  })
  const search = {
    filter,
    search: { expression: product.name, fields: ['product.name'] },
    sort: [{ fieldName: 'quantity', order: 'DESC' }],
    cursorPaging: { limit: 10 },
    aggregations: [
      { name: 'most', type: 'SCALAR', fieldPath: 'quantity', scalar: { type: 'MAX' } },
      { name: 'statuses', type: 'VALUE', fieldPath: 'availabilityStatus', value: { limit: 5 } },
    ],
  }
  await step('searched', () => (generation === 'current' ? searchInventoryItems(search) : searchInventoryItems({ search })))
  if (generation !== 'current') return
  await attempt('found by a typed query', () => queryInventoryItems({ filter: { _id: { $eq: item._id } }, cursorPaging: { limit: 1 } }))
  await attempt('counted', () => countInventoryItems({ filter, search: { expression: product.name } }))
}

async function sell({ attempt, baseUrl }: Walk, { owner, shopper }: Callers, { product, first, item }: Stocked): Promise<void> {
  const catalogReference = { appId: appIds.headless, catalogItemId: product._id, options: { variantId: first._id } }
  await attempt('bought', () => buyLine(shopper, baseUrl, { quantity: 2, catalogReference }))
  await attempt('left in stock', () => owner.inventoryItemsV3.getInventoryItem(item._id))
}

/** Units are taken and added. */
async function count({ attempt }: Walk, { writer }: Callers, { item, first, locationId }: Stocked): Promise<void> {
  const {
    bulkDecrementInventoryItems,
    bulkIncrementInventoryItems,
    bulkDecrementInventoryItemsByVariantAndLocation,
    bulkIncrementInventoryItemsByVariantAndLocation,
  } = writer.inventoryItemsV3
  const inventoryItemId = item._id
  const variantId = first._id
  const options = { returnEntity: true }
  await attempt('decremented', () =>
    bulkDecrementInventoryItems(
      [
        { inventoryItemId, decrementBy: 3 },
        { inventoryItemId, decrementBy: 6 },
        { inventoryItemId: randomUUID(), decrementBy: 1 },
      ],
      { ...options, restrictInventory: true, reason: 'ORDER' },
    ),
  )
  await attempt('incremented', () =>
    bulkIncrementInventoryItems([{ inventoryItemId, incrementBy: 2 }], { ...options, reason: 'REVERT_INVENTORY_CHANGE' }),
  )
  await attempt('decremented at a location', () =>
    bulkDecrementInventoryItemsByVariantAndLocation(
      [
        { variantId, locationId, decrementBy: 1 },
        { variantId, decrementBy: 7 },
      ],
      options,
    ),
  )
  await attempt('preordered', () =>
    bulkDecrementInventoryItems([{ inventoryItemId, decrementBy: 4, preorderRequest: true }], { ...options, restrictInventory: true }),
  )
  await attempt('incremented at a location', () =>
    bulkIncrementInventoryItemsByVariantAndLocation(
      [
        { variantId, locationId, incrementBy: 2 },
        { variantId, incrementBy: 14 },
      ],
      options,
    ),
  )
}

async function change(walk: Walk, { writer, owner }: Callers, { product, item, second, locationId }: Stocked): Promise<void> {
  const { attempt, step, generation } = walk
  const { updateInventoryItem, bulkUpdateInventoryItems, bulkUpsertInventoryItems, getInventoryItem } = writer.inventoryItemsV3
  const before = await step('read before it changes', () => owner.inventoryItemsV3.getInventoryItem(item._id))
  await attempt('refused: an app that may not read', () => getInventoryItem(item._id))
  const updated = await step('updated', () =>
    updateInventoryItem(item._id, { revision: before.revision, quantity: 20, preorderInfo: { enabled: false } }, { reason: 'MANUAL' }),
  )
  await attempt('refused: an old revision', () => updateInventoryItem(item._id, { revision: before.revision, quantity: 1 }))
  await attempt('several updated', () =>
    bulkUpdateInventoryItems(
      [
        { inventoryItem: { _id: item._id, revision: updated.revision, inStock: false } },
        { inventoryItem: { _id: randomUUID(), revision: '1', quantity: 1 } },
      ],
      { returnEntity: true, reason: 'MANUAL' },
    ),
  )
  if (generation === 'current')
    await attempt('upserted', () =>
      bulkUpsertInventoryItems(
        [
          { inventoryItem: { productId: product._id, variantId: second._id, locationId, quantity: 3 } },
          { inventoryItem: { productId: product._id, variantId: item.variantId, quantity: 6 } },
        ],
        { returnEntity: true },
      ),
    )
}

async function refuse({ attempt, connection }: Walk, { writer, shopper }: Callers, { item, product }: Stocked): Promise<void> {
  const { createInventoryItem, updateInventoryItem, deleteInventoryItem, bulkDecrementInventoryItems } = writer.inventoryItemsV3
  await attempt('refused: a visitor', () => shopper.inventoryItemsV3.getInventoryItem(item._id))
  await attempt('refused: without a token', () => connection.stranger().inventoryItemsV3.getInventoryItem(item._id))
  await attempt('refused: unknown', () => updateInventoryItem(randomUUID(), { revision: '1', quantity: 1 }))
  await attempt('refused: deleted', () => deleteInventoryItem(randomUUID()))
  await attempt('refused: two ways to track', () =>
    createInventoryItem({ productId: product._id, variantId: item.variantId, quantity: 1, inStock: true }),
  )
  await attempt('refused: no units', () => bulkDecrementInventoryItems([{ inventoryItemId: item._id, decrementBy: 0 }]))
}

async function changeByFilter(walk: Walk, { writer, owner }: Callers, { product, first, locationId }: Goods): Promise<void> {
  const { attempt, generation } = walk
  const v3 = writer.inventoryItemsV3
  const filter = { productId: product._id }
  const quantities = (wanted: readonly (number | undefined)[]): Promise<Package[]> =>
    until(async () => {
      const { items } = await owner.inventoryItemsV3.queryInventoryItems().eq('productId', product._id).find()
      const found = items.map(({ quantity }: Package) => quantity)
      return String(found.toSorted()) === String(wanted) ? items : undefined
    })
  await attempt('updated by filter', () => v3.bulkUpdateInventoryItemsByFilter(filter, { inventoryItem: { quantity: 8 } }))
  const all = Array.from({ length: generation === 'current' ? 4 : 3 }, () => 8)
  await attempt('quantities updated by filter', () => quantities(all))
  if (generation !== 'current') return
  await attempt('adjusted by filter', () =>
    v3.bulkAdjustInventoryItemsByFilter(filter, { adjustment: { incrementBy: 1 }, trackQuantity: true, search: { expression: 'plate' } }),
  )
  await attempt('quantities adjusted by filter', () => quantities([9, 9, 9, 9]))
  await attempt('set or adjusted by filter', () =>
    v3.bulkSetOrAdjustInventoryItemsByFilter(filter, { adjustedInventoryAction: { decrementBy: 2 } }),
  )
  await attempt('quantities set or adjusted by filter', () => quantities([7, 7, 7, 7]))
  await attempt('refused: two adjustments', () =>
    v3.bulkAdjustInventoryItemsByFilter(filter, { adjustment: { incrementBy: 1, decrementBy: 1 } }),
  )
  await attempt('deleted by filter', () => v3.bulkDeleteInventoryItemsByFilter({ ...filter, locationId }))
  await attempt('quantities deleted by filter', () => quantities([7, 7]))
  await attempt('created by filter', () =>
    v3.bulkCreateInventoryItemsByVariantFilter(
      { 'productData.productId': product._id, variantId: first._id },
      { locationId, inventoryCreationData: { quantity: 5 } },
    ),
  )
  await attempt('quantities created by filter', () => quantities([5, 7, 7]))
  await attempt('refused: no conditions', () => v3.bulkDeleteInventoryItemsByFilter({}))
}

async function remove({ attempt, step }: Walk, { writer, owner }: Callers, { product, first }: Goods): Promise<void> {
  const { deleteInventoryItem, bulkDeleteInventoryItems } = writer.inventoryItemsV3
  const { queryInventoryItems, getInventoryItem } = owner.inventoryItemsV3
  await step('deleted', () => deleteInventoryItem(first._id))
  await attempt('refused: read when deleted', () => getInventoryItem(first._id))
  await attempt('several deleted', async () => {
    const { items } = await queryInventoryItems().eq('productId', product._id).find()
    return bulkDeleteInventoryItems([...items.map(({ _id }: Package) => _id), first._id])
  })
  await attempt('found when deleted', async () => (await queryInventoryItems().eq('productId', product._id).find()).items)
  await attempt('product without stock', () => owner.productsV3.getProduct(product._id))
}
