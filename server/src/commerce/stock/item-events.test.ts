import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inventoryItemEvents } from '@stoa/contract/inventory-v3/events'
import { stockEvents } from '@stoa/contract/stock/events'
import type { Client } from '@stoa/sdk'
import { cards, makeSellingShop, pay, readyCheckout, type SellingShop, shopperIn } from '../../../../tests/support/buying.ts'
import { catchUp } from '../../../../tests/support/following.ts'
import { shirt } from '../../../../tests/support/goods.ts'
import { createV3, ofSize, priced, sizeOption } from '../../../../tests/support/products-v3.ts'
import { createProduct } from '../../../../tests/support/products.ts'
import { line } from '../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../../tests/support/webhook-receiver.ts'
import { deliverUntil, makeWebhook } from '../../../../tests/support/webhooks.ts'
import { defaultVariantId } from '../catalogue/public.ts'
import { recordMovements } from './movements/record-movements.ts'

let shop: SellingShop
let olga: Client
/** A product of the catalogue V1 with ten in stock, and its item. */
let id: string

beforeAll(async () => {
  shop = await makeSellingShop()
  olga = shop.as(shop.owner())
})
afterAll(() => shop.stop())
beforeEach(async () => {
  const product = await createProduct(olga)
  id = product.id
  await setQuantity(10)
})

const setQuantity = (quantity: number) =>
  olga.stock.updateInventoryVariants({ inventoryItem: { productId: id, trackQuantity: true, variants: [{ quantity }] } })

interface ItemEvent {
  slug: string
  entity: Record<string, unknown>
  actor: unknown
  sequence: number
}

/** The events of an item of the catalogue V3. */
async function itemEvents(itemId: string): Promise<ItemEvent[]> {
  const events = await storedEvents(shop, itemId)
  return events
    .filter(({ entityFqdn }) => entityFqdn === inventoryItemEvents.created.entityFqdn)
    .map(({ slug, entity, actor, sequence }) => ({ slug, entity: entity as Record<string, unknown>, actor, sequence: Number(sequence) }))
}

/** The changes that the catalogue V1 sees of the only variant. */
async function changesOfV1(): Promise<{ quantity: number }[]> {
  const events = await storedEvents(shop, `${id}-${defaultVariantId}`)
  return events
    .filter(({ slug }) => slug === stockEvents.variantsChanged.slug)
    .map(({ entity }) => (entity as { variants: { newValue: { quantity: number } }[] }).variants[0]!.newValue)
}

/** The events of an item and of V1 that something adds. */
async function added(change: () => Promise<unknown>) {
  const [before, beforeV1] = [await itemEvents(id), await changesOfV1()]
  await change()
  return { events: (await itemEvents(id)).slice(before.length), ofV1: (await changesOfV1()).slice(beforeV1.length) }
}

const variant = () => ({ productId: id, variantId: defaultVariantId })
const item = async () => (await olga.inventoryV3.getInventoryItem({ inventoryItemId: id })).inventoryItem
const byV3 = async (changes: object, reason?: 'ORDER' | 'MANUAL') =>
  olga.inventoryV3.updateInventoryItem({ inventoryItem: { id, revision: (await item()).revision, ...changes }, ...(reason && { reason }) })

describe('an item that changes', () => {
  test.each<[string, () => Promise<unknown>, string[], number[]]>([
    ['by V1', () => setQuantity(4), ['updated'], [4]],
    ['by V1, to nothing', () => setQuantity(0), ['updated', 'stock_status_updated'], [0]],
    ['by V1, to the same', () => setQuantity(10), [], []],
    ['by a decrement of V1', () => olga.stock.decrementInventory({ decrementData: [{ productId: id, decrementBy: 1 }] }), ['updated'], [9]],
    [
      'by an increment of V1',
      () => olga.stock.incrementInventory({ incrementData: [{ productId: id, incrementBy: 1 }] }),
      ['updated'],
      [11],
    ],
    [
      'by an adjustment with a reason',
      () => olga.stock.adjustStock({ adjustments: [{ ...variant(), action: 'SET', quantity: 0 }], reason: 'COUNTED' }),
      ['updated', 'stock_status_updated', 'updated_with_reason'],
      [0],
    ],
    ['by V3', () => byV3({ quantity: 3 }), ['updated'], [3]],
    ['by V3 with a reason', () => byV3({ quantity: 3 }, 'MANUAL'), ['updated', 'updated_with_reason'], [3]],
    ['by its message of preorders, which V1 doesn’t announce', () => byV3({ preorderInfo: { message: 'Soon' } }), ['updated'], []],
    [
      'by fields of apps, which V1 doesn’t have',
      () => byV3({ extendedFields: { namespaces: { '@acme/app': { shelf: 'A' } } } }),
      ['updated'],
      [],
    ],
  ])('%s', async (_, change, slugs, quantities) => {
    const { events, ofV1 } = await added(change)
    expect(events.map(({ slug }) => slug)).toEqual(slugs)
    expect(ofV1.map(({ quantity }) => quantity)).toEqual(quantities)
    for (const { slug, entity } of events) if (slug === 'updated') expect(entity).toEqual({ ...(await item()), product: undefined })
    expect(new Set(events.map(({ sequence }) => sequence)).size).toBeLessThanOrEqual(1)
    if (events.length > 0) expect(String(events[0]!.sequence)).toBe((await item()).revision)
  })

  test('says with a reason what it is, and whether it is in stock', async () => {
    const { events } = await added(() => byV3({ quantity: 0 }, 'ORDER'))
    const [, status, reasoned] = events
    expect(status!.entity).toEqual({ inStock: false })
    expect(reasoned!.entity).toMatchObject({ reason: 'ORDER', currentEntity: { id, quantity: 0, availabilityStatus: 'OUT_OF_STOCK' } })
    expect(reasoned!.actor).toEqual({ identityType: 'WIX_USER', wixUserId: shop.owner().id })
  })
})

describe('an item that begins or ends', () => {
  const slugsOf = async (itemId: string) => (await itemEvents(itemId)).map(({ slug }) => slug)

  test('by itself', async () => {
    const { events, ofV1 } = await added(async () => {
      await olga.inventoryV3.deleteInventoryItem({ inventoryItemId: id })
      await olga.inventoryV3.createInventoryItem({ inventoryItem: { productId: id, variantId: id, quantity: 2 } })
    })
    expect(events.map(({ slug, entity }) => [slug, entity.quantity])).toEqual([
      ['deleted', 10],
      ['created', 2],
    ])
    expect(ofV1.map(({ quantity }) => quantity)).toEqual([0, 2])
  })

  test('with its product, in both catalogues', async () => {
    const { id: ofV1 } = await createProduct(olga)
    expect(await slugsOf(ofV1)).toEqual(['created'])
    const { id: withoutItem } = await createV3(olga)
    expect(await slugsOf(withoutItem)).toEqual([])
    const { product } = await olga.productsV3.createProductWithInventory({
      product: {
        name: 'Cup',
        productType: 'PHYSICAL',
        options: [sizeOption('S', 'M')],
        variantsInfo: { variants: [{ ...ofSize('S'), inventoryItem: { quantity: 2 } }, ofSize('M')] },
      },
      returnEntity: true,
    })
    const [small, medium] = product!.variantsInfo!.variants!.map((one) => one.id!)
    expect([await slugsOf(small!), await slugsOf(medium!)]).toEqual([['created'], []])
    await olga.productsV3.deleteProduct({ productId: product!.id! })
    expect([await slugsOf(small!), await slugsOf(medium!)]).toEqual([['created', 'deleted'], []])
    await olga.catalogue.restoreProductVersion({ id: product!.id!, version: 1 })
    expect((await slugsOf(small!)).toSorted()).toEqual(['created', 'created', 'deleted'])
  })

  test('with its variant', async () => {
    const { product } = await olga.productsV3.getProduct({ productId: id })
    const { events } = await added(() =>
      olga.productsV3.updateProductWithInventory({
        product: {
          id,
          revision: product.revision!,
          options: [sizeOption('S')],
          variantsInfo: { variants: [{ ...ofSize('S'), inventoryItem: { quantity: 5 } }] },
        },
      }),
    )
    expect(events.map(({ slug, entity }) => [slug, entity.quantity])).toEqual([['deleted', 10]])
    const sized = (await olga.productsV3.getProduct({ productId: id })).product
    const [small] = sized.variantsInfo!.variants!
    expect((await itemEvents(small!.id!)).map(({ slug, entity }) => [slug, entity.quantity])).toEqual([['created', 5]])
    await olga.productsV3.updateProduct({
      product: { id, revision: sized.revision!, options: [], variantsInfo: { variants: [priced('7.00')] } },
    })
    expect((await itemEvents(small!.id!)).map(({ slug }) => slug)).toEqual(['created', 'deleted'])
    expect((await item()).quantity).toBe(5)
  })

  test('at another location, as it goes and comes with its product', async () => {
    const { location } = await olga.locations.createLocation({ location: { name: 'Harbour' } })
    const { inventoryItem } = await olga.inventoryV3.createInventoryItem({
      inventoryItem: { productId: id, variantId: id, locationId: location.id, quantity: 3 },
    })
    await olga.catalogue.deleteProduct({ id })
    await olga.catalogue.restoreProductVersion({ id, version: 1 })
    const events = await itemEvents(inventoryItem.id)
    expect(events.map(({ slug, entity }) => [slug, entity.quantity, entity.locationId])).toEqual([
      ['created', 3, location.id],
      ['deleted', 3, location.id],
      ['created', 3, location.id],
    ])
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
    expect((await changesOfV1()).map(({ quantity }) => quantity)).toEqual([10, 10])
  })
})

describe('orders', () => {
  async function order(method: 'ONLINE' | 'OFFLINE', quantity: number) {
    const shopper = shopperIn(shop)
    const checkoutId = await readyCheckout(shopper.client, { items: [line(id, quantity)], method })
    return { shopper, ...(await shopper.client.checkouts.createOrder({ id: checkoutId })) }
  }

  test('change items with the follower, by their buyers', async () => {
    let buyer = ''
    const { events, ofV1 } = await added(async () => {
      const { shopper } = await order('OFFLINE', 10)
      buyer = shopper.identity.id
      expect(await itemEvents(id)).toHaveLength(2)
      await catchUp(shop, recordMovements)
    })
    expect(events.map(({ slug }) => slug)).toEqual(['updated', 'stock_status_updated', 'updated_with_reason'])
    const [updated, , reasoned] = events
    expect(updated!.entity).toMatchObject({ id, quantity: 0, revision: (await item()).revision })
    expect(reasoned!.entity).toMatchObject({ reason: 'ORDER', currentEntity: { quantity: 0 } })
    for (const { actor } of events) expect(actor).toEqual({ identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: buyer })
    expect(ofV1).toMatchObject([{ quantity: 0, inStock: false }])
  })

  test('that fail to be paid give back what they took', async () => {
    const { events } = await added(async () => {
      const placed = await order('ONLINE', 2)
      await pay(placed.shopper, placed, cards.declined)
      await catchUp(shop, recordMovements)
    })
    expect(events.flatMap(({ slug, entity }) => (slug === 'updated_with_reason' ? [entity.reason] : []))).toEqual([
      'ORDER',
      'REVERT_INVENTORY_CHANGE',
    ])
    expect((await item()).quantity).toBe(10)
  })

  test('record nothing of items that were deleted meanwhile', async () => {
    const { events } = await added(async () => {
      await order('OFFLINE', 1)
      await olga.inventoryV3.deleteInventoryItem({ inventoryItemId: id })
      await catchUp(shop, recordMovements)
    })
    expect(events.map(({ slug }) => slug)).toEqual(['deleted'])
  })
})

describe('webhooks', () => {
  let receiver: WebhookReceiver
  beforeEach(async () => {
    receiver = await startWebhookReceiver()
  })
  afterAll(() => receiver.close())

  test('get the items of both catalogues’ calls, with what happened to them', async () => {
    const eventTypes = Object.values(inventoryItemEvents).map(({ type }) => type)
    await makeWebhook(olga, { url: receiver.url, eventTypes, permissions: ['WIX_STORES.INVENTORY_READ'] })
    await olga.stock.adjustStock({
      adjustments: [{ productId: shirt.id, variantId: shirt.medium, action: 'ADD', quantity: 4 }],
      reason: 'RECEIVED',
    })
    await olga.inventoryV3.deleteInventoryItem({ inventoryItemId: shirt.medium })
    await olga.inventoryV3.createInventoryItem({ inventoryItem: { productId: shirt.id, variantId: shirt.medium, quantity: 1 } })
    const ofShirt = () => receiver.received.filter(({ data }) => data.entityId === shirt.medium)
    await deliverUntil(shop, () => ofShirt().length >= 5)
    const item = { id: shirt.medium, variantId: shirt.medium, productId: shirt.id }
    expect(ofShirt().map(({ data }) => data)).toMatchObject([
      { slug: 'updated', updatedEvent: { currentEntity: { ...item, quantity: 4 } } },
      { slug: 'stock_status_updated', actionEvent: { body: { inStock: true } } },
      { slug: 'updated_with_reason', actionEvent: { body: { reason: 'MANUAL', currentEntity: { ...item, quantity: 4 } } } },
      { slug: 'deleted', deletedEvent: { deletedEntity: { ...item, quantity: 4 } } },
      { slug: 'created', createdEvent: { entity: { ...item, quantity: 1 } } },
    ])
  })
})
