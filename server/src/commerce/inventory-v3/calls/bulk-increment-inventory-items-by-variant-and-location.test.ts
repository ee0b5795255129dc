import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import {
  addItem,
  codesOf,
  createItem,
  createLocation,
  createWithoutItem,
  movementsOf,
  readItem,
} from '../../../../../tests/support/inventory-v3.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

type Request = Parameters<Client['inventoryV3']['bulkIncrementInventoryItemsByVariantAndLocation']>[0]
const increment = (incrementData: Request['incrementData'], options: Omit<Request, 'incrementData'> = {}, as = olga) =>
  as.inventoryV3.bulkIncrementInventoryItemsByVariantAndLocation({ incrementData, ...options })

describe('200', () => {
  test('each item gets more units or fails, found by its variant and location', async () => {
    const at = await createWithoutItem(olga)
    const { variantId } = at
    const locationId = await createLocation(olga)
    const { id: here } = await addItem(olga, at, { quantity: 1 })
    const { id: there } = await addItem(olga, at, { locationId, quantity: 2 })
    const untracked = await createItem(olga, { inStock: true })
    const missing = randomUUID()
    const answer = await increment(
      [
        { variantId, incrementBy: 1 },
        { variantId, locationId: null, incrementBy: 1 },
        { variantId, locationId: defaultLocationId, incrementBy: 1 },
        { variantId, locationId, incrementBy: 5 },
        { variantId, locationId, incrementBy: 99_993 },
        { variantId: untracked.variantId, incrementBy: 1 },
        { variantId: untracked.variantId, locationId, incrementBy: 1 },
        { variantId: missing, incrementBy: 1 },
      ],
      { reason: 'MANUAL' },
    )
    expect(codesOf(answer)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'MAX_QUANTITY_LIMIT_REACHED',
      'INVENTORY_QUANTITY_NOT_TRACKED',
      'NOT_FOUND',
      'NOT_FOUND',
    ])
    expect(answer.results[4]!.itemMetadata.error!.data).toEqual({ quantity: 7 })
    expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 4, totalFailures: 4, undetailedFailures: 0 })
    expect(answer.results.map(({ itemMetadata: { id } }) => id).slice(0, 4)).toEqual([here, here, here, there])
    expect([(await readItem(olga, here)).quantity, (await readItem(olga, there)).quantity]).toEqual([4, 7])
    const movements = await movementsOf(olga, at.productId)
    expect(new Map(movements.slice(0, 2).map((one) => [one.locationId, [one.delta, one.reason]]))).toEqual(
      new Map([
        [defaultLocationId, [3, 'OTHER']],
        [locationId, [5, 'OTHER']],
      ]),
    )
  })

  test('the items as they are now, if they are requested', async () => {
    const { id, variantId } = await createItem(olga)
    const entry = { variantId, incrementBy: 1 }
    const { results } = await increment([entry], { returnEntity: true })
    expect(results[0]!.item).toEqual(await readItem(olga, id))
    expect((await increment([entry])).results[0]).not.toHaveProperty('item')
  })
})

describe('refused', () => {
  test('400: amounts out of bounds, and none or too many', async () => {
    const variantId = randomUUID()
    expect(brokenRules(await refusalOf(increment([{ variantId, locationId: 'here', incrementBy: 100_000 }])))).toEqual([
      'incrementData[0].incrementBy MAX',
      'incrementData[0].locationId FORMAT',
    ])
    expect(brokenRules(await refusalOf(increment([])))).toEqual(['incrementData MIN_SIZE'])
    const many = Array.from({ length: 301 }, () => ({ variantId, incrementBy: 1 }))
    expect(brokenRules(await refusalOf(increment(many)))).toEqual(['incrementData MAX_SIZE'])
  })

  test('another site’s variant is missing', async () => {
    const neighbour = await site.neighbour()
    const theirs = await createItem(neighbour.as(neighbour.owner()))
    expect(codesOf(await increment([{ variantId: theirs.variantId, incrementBy: 1 }]))).toEqual(['NOT_FOUND'])
  })

  test('403: visitors', async () => {
    const refused = increment([{ variantId: randomUUID(), incrementBy: 1 }], {}, site.as(site.visitor()))
    expect(await refusalOf(refused)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
