import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import { bowl, jug, shirt } from '../../../../../tests/support/goods.ts'
import { makeLocation, outcomesOf } from '../../../../../tests/support/location-calls.ts'
import { makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { sql } from '../../../database/sql.ts'

let shop: TestShop
let olga: Client
let warehouse: string
beforeEach(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
  warehouse = (await makeLocation(olga, 'Warehouse')).location.id
})

const remove = (id = warehouse) => olga.locations.deleteLocation({ id })
const give = async (productId: string, variantId = productId) => {
  const item = { productId, variantId, locationId: warehouse, quantity: 4 }
  return (await olga.inventoryV3.createInventoryItem({ inventoryItem: item })).inventoryItem
}
const levels = () => shop.database.rows(sql`select 1 from stock_levels where site_id = ${shop.siteId}`)

describe('200', () => {
  test('deletes a location, whose name is free again', async () => {
    expect(await remove()).toEqual({})
    expect(await refusalOf(olga.locations.getLocation({ id: warehouse }))).toMatchObject({ status: 404, code: 'LOCATION_NOT_FOUND' })
    expect((await makeLocation(olga, 'warehouse')).location.id).not.toBe(warehouse)
  })

  test('records an event with the location as it was', async () => {
    const { location } = await olga.locations.getLocation({ id: warehouse })
    await remove()
    expect((await storedEvents(shop, warehouse)).at(-1)).toMatchObject({ slug: 'deleted', sequence: 2, entity: location })
  })

  test('after its items are deleted', async () => {
    const { id } = await give(jug)
    await olga.inventoryV3.deleteInventoryItem({ inventoryItemId: id! })
    expect(await remove()).toEqual({})
  })

  test('with the stock of deleted variants, which doesn’t come back with them', async () => {
    await give(shirt.id, shirt.small)
    await olga.catalogue.deleteProduct({ id: shirt.id })
    expect(await levels()).toHaveLength(1)
    await remove()
    expect(await levels()).toEqual([])
  })
})

test('404: an unknown location, or one of another site', async () => {
  const other = await shop.neighbour()
  const { location } = await makeLocation(other.as(other.owner()), 'Warehouse')
  for (const id of [randomUUID(), location.id])
    expect(await refusalOf(remove(id))).toMatchObject({ status: 404, code: 'LOCATION_NOT_FOUND' })
})

describe('409', () => {
  test('the default location', async () => {
    expect(await refusalOf(remove(defaultLocationId))).toMatchObject({ status: 409, code: 'DEFAULT_LOCATION' })
  })

  test('a location with items, with their number', async () => {
    await give(jug)
    await give(bowl)
    expect(await refusalOf(remove())).toMatchObject({ status: 409, code: 'LOCATION_HAS_ITEMS', data: { items: 2 } })
  })

  test('at the same time as items are created: either there is the location, or there are none', async () => {
    const outcomes = await outcomesOf([remove(), give(jug), give(bowl)])
    const isDeleted = !outcomes.includes('LOCATION_HAS_ITEMS')
    expect(await levels()).toHaveLength(isDeleted ? 0 : outcomes.filter((outcome) => outcome === 'OK').length)
  })

  test('at the same time: one of several', async () => {
    expect(await outcomesOf([remove(), remove(), remove()])).toEqual(['LOCATION_NOT_FOUND', 'LOCATION_NOT_FOUND', 'OK'])
  })
})
