import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import {
  addItem,
  codesOf,
  createItem,
  createLocation,
  createSizesWithoutItems,
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

type Request = Parameters<Client['inventoryV3']['bulkDecrementInventoryItemsByVariantAndLocation']>[0]
const decrement = (decrementData: Request['decrementData'], options: Omit<Request, 'decrementData'> = {}, as = olga) =>
  as.inventoryV3.bulkDecrementInventoryItemsByVariantAndLocation({ decrementData, ...options })

describe('200', () => {
  test('each item gets fewer units or fails, found by its variant and location', async () => {
    const { small, medium } = await createSizesWithoutItems(olga)
    const locationId = await createLocation(olga)
    const { id: here } = await addItem(olga, small, { quantity: 5 })
    const { id: there } = await addItem(olga, small, { locationId, quantity: 5 })
    const { id: untracked } = await addItem(olga, medium, { inStock: true })
    const missing = randomUUID()
    const [s, m] = [small.variantId, medium.variantId]
    const answer = await decrement(
      [
        { variantId: s, decrementBy: 1 },
        { variantId: s, locationId: null, decrementBy: 1 },
        { variantId: s, locationId: defaultLocationId, decrementBy: 1 },
        { variantId: s, locationId, decrementBy: 4 },
        { variantId: s, locationId, decrementBy: 2 },
        { variantId: m, decrementBy: 1 },
        { variantId: m, locationId, decrementBy: 1 },
        { variantId: missing, decrementBy: 1 },
        { variantId: s, locationId: missing, decrementBy: 1 },
      ],
      { reason: 'MANUAL' },
    )
    expect(codesOf(answer)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'INSUFFICIENT_INVENTORY',
      'INVENTORY_QUANTITY_NOT_TRACKED',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ])
    expect(answer.results[4]!.itemMetadata.error!.data).toEqual({ quantity: 1 })
    expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 4, totalFailures: 5, undetailedFailures: 0 })
    expect(answer.results.map(({ itemMetadata: { id } }) => id).slice(0, 4)).toEqual([here, here, here, there])
    expect([(await readItem(olga, here)).quantity, (await readItem(olga, there)).quantity]).toEqual([2, 1])
    expect((await readItem(olga, untracked)).inStock).toBe(true)
    const movements = await movementsOf(olga, small.productId)
    expect(new Map(movements.slice(0, 2).map((one) => [one.locationId, [one.delta, one.reason]]))).toEqual(
      new Map([
        [defaultLocationId, [-3, 'OTHER']],
        [locationId, [-4, 'OTHER']],
      ]),
    )
  })

  test('what is missing is owed, if it isn’t restricted', async () => {
    const { id, variantId } = await createItem(olga, { quantity: 1 })
    const entry = (decrementBy: number) => ({ variantId, decrementBy })
    expect(codesOf(await decrement([entry(3)], { restrictInventory: null }))).toEqual(['INSUFFICIENT_INVENTORY'])
    expect(codesOf(await decrement([entry(3), entry(99_998)], { restrictInventory: false }))).toEqual([
      undefined,
      'MIN_QUANTITY_LIMIT_REACHED',
    ])
    expect((await readItem(olga, id)).quantity).toBe(-2)
  })

  test('preorders of an item that is out of stock', async () => {
    const locationId = await createLocation(olga)
    const { id, variantId } = await createItem(olga, { locationId, quantity: 0, preorderInfo: { enabled: true, limit: 5 } })
    const entry = { variantId, locationId, decrementBy: 3 }
    expect(codesOf(await decrement([entry, { ...entry, preorderRequest: true }]))).toEqual(['INSUFFICIENT_INVENTORY', undefined])
    expect((await readItem(olga, id)).preorderInfo).toMatchObject({ counter: 3, quantity: 2 })
  })

  test('the items as they are now, if they are requested', async () => {
    const { id, variantId } = await createItem(olga)
    const entry = { variantId, decrementBy: 1 }
    const { results } = await decrement([entry], { returnEntity: true })
    expect(results[0]!.item).toEqual(await readItem(olga, id))
    expect((await decrement([entry])).results[0]).not.toHaveProperty('item')
  })
})

describe('refused', () => {
  test('400: amounts out of bounds, and none or too many', async () => {
    const variantId = randomUUID()
    expect(brokenRules(await refusalOf(decrement([{ variantId, locationId: 'here', decrementBy: 0 }])))).toEqual([
      'decrementData[0].decrementBy MIN',
      'decrementData[0].locationId FORMAT',
    ])
    expect(brokenRules(await refusalOf(decrement([])))).toEqual(['decrementData MIN_SIZE'])
    const many = Array.from({ length: 301 }, () => ({ variantId, decrementBy: 1 }))
    expect(brokenRules(await refusalOf(decrement(many)))).toEqual(['decrementData MAX_SIZE'])
  })

  test('another site’s variant is missing', async () => {
    const neighbour = await site.neighbour()
    const theirs = await createItem(neighbour.as(neighbour.owner()))
    expect(codesOf(await decrement([{ variantId: theirs.variantId, decrementBy: 1 }]))).toEqual(['NOT_FOUND'])
  })

  test('403: visitors', async () => {
    const refused = decrement([{ variantId: randomUUID(), decrementBy: 1 }], {}, site.as(site.visitor()))
    expect(await refusalOf(refused)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
