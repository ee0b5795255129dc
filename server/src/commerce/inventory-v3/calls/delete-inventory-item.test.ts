import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import {
  addItem,
  createItem,
  createLocation,
  createWithoutItem,
  eventsOfItem,
  movementsOf,
  readItem,
} from '../../../../../tests/support/inventory-v3.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { setReserved, storedStock } from '../../../../../tests/support/stocked.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const remove = (inventoryItemId: string, as = olga) => as.inventoryV3.deleteInventoryItem({ inventoryItemId })
const isMissing = async (id: string) => expect(await refusalOf(readItem(olga, id))).toMatchObject({ code: 'INVENTORY_ITEM_NOT_FOUND' })
const statusOf = async (productId: string) => (await olga.productsV3.getProduct({ productId })).product.inventory.availabilityStatus

describe('200', () => {
  test('the shop no longer sells the variant, and it has no stock', async () => {
    const { id, productId } = await createItem(olga, { quantity: 4, preorderInfo: { enabled: true } })
    expect(await statusOf(productId)).toBe('IN_STOCK')
    expect(await remove(id)).toEqual({})
    await isMissing(id)
    expect(await statusOf(productId)).toBe('OUT_OF_STOCK')
    expect((await movementsOf(olga, productId))[0]).toMatchObject({ delta: -4, quantity: 0, reason: 'API' })
    const events = await eventsOfItem(site, id)
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'deleted'])
    expect(events[1]!.entity).toMatchObject({ id, quantity: 4 })
  })

  test('an item at another location; the one at the default location stays', async () => {
    const here = await createItem(olga, { quantity: 4 })
    const locationId = await createLocation(olga)
    const there = await addItem(olga, here, { locationId, quantity: 1 })
    await remove(there.id)
    await isMissing(there.id)
    expect(await readItem(olga, here.id)).toMatchObject({ quantity: 4 })
    await olga.locations.deleteLocation({ id: locationId })
  })

  test('what payments have reserved stays reserved', async () => {
    const item = await createItem(olga, { quantity: 4 })
    const { productId } = item
    await setReserved(site, productId, 3)
    await remove(item.id)
    expect(await storedStock(site, productId)).toEqual({ quantity: 3, reserved: 3, preordered: 0 })
    expect(await addItem(olga, item, { quantity: 2 })).toMatchObject({ quantity: 2, availabilityStatus: 'IN_STOCK' })
    expect(await storedStock(site, productId)).toEqual({ quantity: 5, reserved: 3, preordered: 0 })
  })
})

describe('refused', () => {
  test('404: a missing item; one that was deleted, a variant without one and another site’s are the same', async () => {
    const neighbour = await site.neighbour()
    const theirs = await createItem(neighbour.as(neighbour.owner()))
    const [{ productId }, deleted] = [await createWithoutItem(olga), await createItem(olga)]
    await remove(deleted.id)
    for (const id of [randomUUID(), theirs.id, productId, deleted.id])
      expect(await refusalOf(remove(id))).toMatchObject({ status: 404, code: 'INVENTORY_ITEM_NOT_FOUND' })
  })

  test('403: visitors', async () => {
    const { id } = await createItem(olga)
    expect(await refusalOf(remove(id, site.as(site.visitor())))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
