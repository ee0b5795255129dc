import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { codesOf, createItem, createLocation, readItem } from '../../../../../tests/support/inventory-v3.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const remove = (inventoryItemIds: string[], as = olga) => as.inventoryV3.bulkDeleteInventoryItems({ inventoryItemIds })

describe('200', () => {
  test('each item is deleted or fails', async () => {
    const [here, there] = [await createItem(olga), await createItem(olga, { quantity: 1, locationId: await createLocation(olga) })]
    const ids = [here.id, there.id, here.id, randomUUID()]
    const answer = await remove(ids)
    expect(codesOf(answer)).toEqual([undefined, undefined, 'INVENTORY_ITEM_NOT_FOUND', 'INVENTORY_ITEM_NOT_FOUND'])
    expect(answer.results.map(({ itemMetadata: { id, originalIndex, success } }) => [id, originalIndex, success])).toEqual([
      [ids[0], 0, true],
      [ids[1], 1, true],
      [ids[2], 2, false],
      [ids[3], 3, false],
    ])
    expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 })
    for (const { id } of [here, there]) expect(await refusalOf(readItem(olga, id))).toMatchObject({ status: 404 })
  })

  test('nothing of another site', async () => {
    const neighbour = await site.neighbour()
    const theirs = await createItem(neighbour.as(neighbour.owner()))
    expect(codesOf(await remove([theirs.id]))).toEqual(['INVENTORY_ITEM_NOT_FOUND'])
    expect((await readItem(neighbour.as(neighbour.owner()), theirs.id)).quantity).toBe(10)
  })
})

describe('refused', () => {
  test('400: what isn’t an ID, none or too many', async () => {
    expect(brokenRules(await refusalOf(remove(['here'])))).toEqual(['inventoryItemIds[0] FORMAT'])
    expect(brokenRules(await refusalOf(remove([])))).toEqual(['inventoryItemIds MIN_SIZE'])
    const many = Array.from({ length: 1001 }, () => randomUUID())
    expect(brokenRules(await refusalOf(remove(many)))).toEqual(['inventoryItemIds MAX_SIZE'])
  })

  test('403: visitors', async () => {
    const { id } = await createItem(olga)
    expect(await refusalOf(remove([id], site.as(site.visitor())))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
