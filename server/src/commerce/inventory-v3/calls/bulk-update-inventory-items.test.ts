import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { codesOf, createItem, createLocation, eventsOfItem, movementsOf, readItem } from '../../../../../tests/support/inventory-v3.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

type Request = Parameters<Client['inventoryV3']['bulkUpdateInventoryItems']>[0]
type Changes = Request['inventoryItems'][number]['inventoryItem']
const update = (items: Changes[], options: Omit<Request, 'inventoryItems'> = {}, as = olga) =>
  as.inventoryV3.bulkUpdateInventoryItems({ inventoryItems: items.map((inventoryItem) => ({ inventoryItem })), ...options })

describe('200', () => {
  test('each item is changed or fails', async () => {
    const here = await createItem(olga, { quantity: 1 })
    const there = await createItem(olga, { quantity: 1, locationId: await createLocation(olga) })
    const untracked = await createItem(olga, { inStock: true })
    const missing = randomUUID()
    const answer = await update([
      { id: here.id, revision: here.revision, quantity: 5 },
      { id: here.id, revision: here.revision, quantity: 6 },
      { id: there.id, revision: '9', quantity: 5 },
      { id: there.id, revision: there.revision, quantity: -5 },
      { id: there.id, revision: there.revision, quantity: 7 },
      { id: untracked.id, revision: untracked.revision, preorderInfo: { limit: 1 } },
      { id: missing, revision: '1', quantity: 1 },
    ])
    expect(codesOf(answer)).toEqual([
      undefined,
      'INVALID_REVISION',
      'INVALID_REVISION',
      'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
      undefined,
      'PRE_ORDER_VALIDATION',
      'INVENTORY_ITEM_NOT_FOUND',
    ])
    expect(answer.results.map(({ itemMetadata: { id, originalIndex } }) => [id, originalIndex])).toEqual(
      [here, here, there, there, there, untracked, { id: missing }].map(({ id }, index) => [id, index]),
    )
    expect(answer.results[3]!.itemMetadata.error!.data).toEqual({ quantity: 1 })
    expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 5, undetailedFailures: 0 })
    expect([(await readItem(olga, here.id)).quantity, (await readItem(olga, there.id)).quantity]).toEqual([5, 7])
  })

  test('the items as they are now, if they are requested', async () => {
    const { id, revision } = await createItem(olga, { quantity: 1 })
    const { results } = await update([{ id, revision, quantity: 5 }], { returnEntity: true })
    expect(results[0]!.item).toEqual(await readItem(olga, id))
    const again = await update([{ id, revision: results[0]!.item!.revision!, quantity: 6 }])
    expect(again.results[0]).not.toHaveProperty('item')
  })

  test('with a reason for all', async () => {
    const items = [await createItem(olga, { quantity: 1 }), await createItem(olga, { quantity: 1 })]
    await update(
      items.map(({ id, revision }) => ({ id, revision, quantity: 5 })),
      { reason: 'MANUAL' },
    )
    for (const { id, productId } of items) {
      expect((await movementsOf(olga, productId))[0]).toMatchObject({ delta: 4, reason: 'OTHER' })
      expect((await eventsOfItem(site, id)).map(({ slug }) => slug)).toEqual(['created', 'updated', 'updated_with_reason'])
    }
  })
})

describe('refused', () => {
  test('400: fields that are wrong, by the index of their item', async () => {
    const { id, revision } = await createItem(olga)
    const refusal = await refusalOf(
      update([
        { id, revision, quantity: 1, inStock: true },
        { id: 'here', revision, quantity: 1 },
      ]),
    )
    expect(brokenRules(refusal)).toEqual(['inventoryItems[1].inventoryItem.id FORMAT'])
    expect(brokenRules(await refusalOf(update([{ id, revision, quantity: 1, inStock: true }])))).toEqual([
      'inventoryItems[0].inventoryItem ONE_OF_ALIGNMENT',
    ])
  })

  test('400: none or too many', async () => {
    expect(brokenRules(await refusalOf(update([])))).toEqual(['inventoryItems MIN_SIZE'])
    const many = Array.from({ length: 1001 }, () => ({ id: randomUUID(), revision: '1' }))
    expect(brokenRules(await refusalOf(update(many)))).toEqual(['inventoryItems MAX_SIZE'])
  })

  test('403: visitors', async () => {
    const { id, revision } = await createItem(olga)
    const refused = update([{ id, revision, quantity: 1 }], {}, site.as(site.visitor()))
    expect(await refusalOf(refused)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
