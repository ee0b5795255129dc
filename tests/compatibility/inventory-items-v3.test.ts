import { describe, expect, test } from 'vitest'
import { families } from '@stoa/contract/families'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { ownerOf } from '../support/owner-of.ts'
import { modes, type Package } from './clients.ts'
import { describeWorlds } from './walk.ts'

const permissions = ['CREATE', 'UPDATE', 'UPSERT', 'DELETE'].map((verb) => `WIX_STORES.INVENTORY_${verb}`)
const codes = ({ results }: Package): unknown[] =>
  results.map(({ itemMetadata }: Package) => itemMetadata.error?.code ?? itemMetadata.success)
const quantities = ({ results }: Package): unknown[] => results.map(({ item }: Package) => item?.quantity)

describeWorlds(
  'inventory-items-v3',
  ({ value, error, sent }, { generation, mode }) => {
    const isCurrent = generation === 'current'
    const [www, custom] = families.inventoryV3
    const prefix = mode === 'custom' ? custom : www
    const date = isCurrent ? { $date: expect.any(String) } : expect.any(String)
    const variants = (): Package[] => value('product').variantsInfo.variants
    const id = (): string => value('created')._id
    const locationId = (): string => value('location').id

    test('every function of the module is called, but for events', () => {
      expect(value('functions never called')).toEqual([])
    })

    test('a variant gets stock when an item is created, which has its ID at the default location', () => {
      const [{ _id: variantId }] = variants()
      expect(value('created')).toMatchObject({
        _id: variantId,
        revision: expect.any(String),
        _createdDate: date,
        _updatedDate: date,
        productId: value('product')._id,
        variantId,
        locationId: defaultLocationId,
        quantity: 10,
        trackQuantity: true,
        availabilityStatus: 'IN_STOCK',
        preorderInfo: { enabled: true, message: 'Ships in May', limit: 5, counter: 0, quantity: 5 },
        product: { name: value('product').name, variantName: 'Small', variantVisible: true },
      })
      expect(sent('created').at(-1)).toMatchObject({ method: 'POST', path: `${prefix}/v3/inventory-items` })
      expect(value('created at another location')).toMatchObject({ variantId, locationId: locationId(), quantity: 4 })
      expect(codes(value('several created'))).toEqual([true, 'ITEM_ALREADY_EXISTS'])
      expect(value('several created').results[0].item).toMatchObject({ variantId: variants()[1]._id, inStock: true, trackQuantity: false })
      expect(value('several created').bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
      expect(value('product').inventory).toMatchObject({ availabilityStatus: 'OUT_OF_STOCK' })
      expect(value('product with stock').inventory).toMatchObject({ availabilityStatus: 'IN_STOCK' })
    })

    test('it is read, queried page by page, searched with aggregations, and counted', () => {
      expect(value('read')).toEqual(value('created'))
      expect(sent('read').at(-1)).toMatchObject({ method: 'GET', path: `${prefix}/v3/inventory-items/${id()}` })
      expect(value('queried').map(({ quantity }: Package) => quantity)).toEqual(expect.arrayContaining([4, 10]))
      expect(value('queried')).toHaveLength(3)
      expect(value('queried by location')).toMatchObject([{ quantity: 4, _createdDate: date }])
      const { first, second, back, hasNext } = value('page by page')
      expect([first.length, second.length, hasNext]).toEqual([2, 1, true])
      expect(back).toEqual(first)
      const { inventoryItems, pagingMetadata, aggregationData } = value('searched')
      expect(inventoryItems.map(({ quantity }: Package) => quantity).filter((quantity: unknown) => quantity !== undefined)).toEqual([10, 4])
      expect(pagingMetadata).toMatchObject({ count: 3, hasNext: false })
      expect(aggregationData.results).toMatchObject([
        { name: 'most', scalar: { type: 'MAX', value: 10 } },
        { name: 'statuses', values: { results: [{ value: 'IN_STOCK', count: 3 }] } },
      ])
      expect(sent('queried').at(-1)!.path).toBe(`${prefix}/v3/inventory-items/query`)
      expect(sent('searched').at(-1)!.path).toBe(`${prefix}/v3/inventory-items/search`)
    })

    test.runIf(isCurrent)('a typed query finds it, and a count counts it', () => {
      expect(value('found by a typed query').inventoryItems).toMatchObject([{ _id: id() }])
      expect(value('counted')).toEqual({ count: 3 })
      expect(sent('counted').at(-1)!.path).toBe(`${prefix}/v3/inventory-items/count`)
    })

    test('what shoppers buy is taken from it', () => {
      expect(value('bought')).toBe(200)
      expect(value('left in stock')).toMatchObject({ quantity: 8, revision: expect.any(String) })
    })

    test('units are taken and added, each entry with an outcome', () => {
      expect(codes(value('decremented'))).toEqual([true, 'INSUFFICIENT_INVENTORY', 'INVENTORY_ITEM_NOT_FOUND'])
      expect(value('decremented').results[1].itemMetadata.error).toMatchObject({ data: { quantity: 5 } })
      expect(quantities(value('incremented'))).toEqual([7])
      expect(quantities(value('decremented at a location'))).toEqual([3, 0])
      expect(value('preordered').results[0].item).toMatchObject({ quantity: -4, preorderInfo: { counter: 4, quantity: 1 } })
      expect(value('incremented at a location').results).toMatchObject([
        { item: { quantity: 5 } },
        { item: { quantity: 10, preorderInfo: { counter: 0 } } },
      ])
      const path = `${prefix}/v3/bulk/inventory-items`
      expect(sent('decremented').at(-1)).toMatchObject({ method: 'POST', path: `${path}/decrement` })
      expect(sent('incremented').at(-1)).toMatchObject({ path: `${path}/increment` })
      expect(sent('decremented at a location').at(-1)).toMatchObject({ path: `${path}/decrement-by-variant-and-location` })
      expect(sent('incremented at a location').at(-1)).toMatchObject({ path: `${path}/increment-by-variant-and-location` })
    })

    test('the fields that are sent change', () => {
      const { revision } = value('read before it changes')
      expect(value('updated')).toMatchObject({
        revision: String(Number(revision) + 1),
        quantity: 20,
        preorderInfo: { enabled: false, message: 'Ships in May', limit: 5 },
      })
      expect(sent('updated').at(-1)).toMatchObject({ method: 'PATCH', path: `${prefix}/v3/inventory-items/${id()}` })
      expect(codes(value('several updated'))).toEqual([true, 'INVENTORY_ITEM_NOT_FOUND'])
      expect(value('several updated').results[0].item).toMatchObject({ inStock: false, trackQuantity: false })
      expect(sent('several updated').at(-1)).toMatchObject({ path: `${prefix}/v3/bulk/inventory-items/update` })
    })

    test.runIf(isCurrent)('items are created or changed, as they exist or not', () => {
      expect(codes(value('upserted'))).toEqual([true, true])
      expect(value('upserted').results).toMatchObject([
        { item: { variantId: variants()[1]._id, locationId: locationId(), quantity: 3 } },
        { item: { _id: id(), quantity: 6, trackQuantity: true } },
      ])
    })

    test('conditions change items in the background', () => {
      const steps = ['updated', ...(isCurrent ? ['adjusted', 'set or adjusted', 'deleted', 'created'] : [])]
      for (const step of steps) {
        expect([step, value(`${step} by filter`)]).toEqual([step, { jobId: expect.any(String) }])
        expect(value(`quantities ${step} by filter`)).toEqual(expect.any(Array))
      }
      const last = { current: 'create-by-variant-filter', '2024': 'update-by-filter' }[generation]
      expect(sent(`${steps.at(-1)} by filter`).at(-1)!.path).toBe(`${prefix}/v3/bulk/inventory-items/${last}`)
    })

    test('without items, a variant has no stock', () => {
      expect(codes(value('several deleted'))).toEqual([true, true, 'INVENTORY_ITEM_NOT_FOUND'])
      expect(value('found when deleted')).toEqual([])
      expect(value('product without stock').inventory).toMatchObject({ availabilityStatus: 'OUT_OF_STOCK' })
      expect(sent('deleted').at(-1)).toMatchObject({ method: 'DELETE', path: `${prefix}/v3/inventory-items/${id()}` })
    })

    describe('refused', () => {
      test.each([
        ['a visitor', 403, 'PERMISSION_DENIED'],
        ['without a token', 401, 'UNAUTHENTICATED'],
        ['an app that may not read', 403, 'PERMISSION_DENIED'],
        ['it has one', 409, 'ITEM_ALREADY_EXISTS'],
        ['an unknown variant', 404, 'VARIANT_NOT_FOUND'],
        ['an old revision', 409, 'INVALID_REVISION'],
        ['unknown', 404, 'INVENTORY_ITEM_NOT_FOUND'],
        ['deleted', 404, 'INVENTORY_ITEM_NOT_FOUND'],
        ['read when deleted', 404, 'INVENTORY_ITEM_NOT_FOUND'],
      ])('%s: %i %s', (step, status, code) => {
        expect(error(`refused: ${step}`)).toMatchObject({ status, code, isError: isCurrent })
      })

      test('wrong fields, under the names of the arguments', () => {
        const rules = (step: string): string[][] =>
          error(`refused: ${step}`).violations!.map(({ field, violatedRule }) => [field, violatedRule])
        const [negative] = error('refused: a negative quantity').violations!
        expect(negative).toMatchObject({ field: 'inventoryItem.quantity', ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE' })
        expect(rules('two ways to track')).toEqual([['inventoryItem', 'ONE_OF_ALIGNMENT']])
        expect(rules('no units')).toEqual([['decrementData[0].decrementBy', 'MIN']])
        if (!isCurrent) return
        expect(rules('two adjustments')).toEqual([['options.adjustment', 'ONE_OF_ALIGNMENT']])
        expect(rules('no conditions')).toEqual([['filter', 'REQUIRED_FIELD']])
      })
    })
  },
  modes,
  async (stoa) => {
    const { app, secret } = await ownerOf(stoa).apps.createApp({ name: 'Stock', permissions })
    return { app: { appId: app.id, appSecret: secret } }
  },
)
