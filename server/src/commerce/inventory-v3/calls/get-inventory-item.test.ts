import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createItem, createLocation, createWithoutItem, readItem } from '../../../../../tests/support/inventory-v3.ts'
import { createProduct, createSized } from '../../../../../tests/support/products.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { setReserved } from '../../../../../tests/support/stocked.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

describe('200', () => {
  test('an item, by its ID in any case', async () => {
    const item = await createItem(olga, { quantity: 3 })
    expect(await readItem(olga, item.id.toUpperCase())).toEqual(item)
  })

  test('an item at another location', async () => {
    const locationId = await createLocation(olga)
    const item = await createItem(olga, { locationId, quantity: 3 })
    expect(await readItem(olga, item.id)).toEqual(item)
  })

  test('an item of a product of the first catalogue, in stock without a quantity', async () => {
    const { id } = await createProduct(olga, { sku: 'CUP-1', visible: false })
    expect(await readItem(olga, id)).toMatchObject({
      productId: id,
      variantId: id,
      inStock: true,
      trackQuantity: false,
      product: { name: 'Cup', variantSku: 'CUP-1' },
    })
  })

  test('an item of a variant with choices, with its name and SKU', async () => {
    const { id, variants } = await createSized(olga)
    const [small] = variants!
    await olga.catalogue.updateProductVariants({ id, variants: [{ choices: { Size: 'S' }, sku: 'S-1', visible: false }] })
    expect(await readItem(olga, small!.id!)).toMatchObject({
      productId: id,
      variantId: small!.id,
      product: { name: 'Cup', variantName: 'S', variantSku: 'S-1', variantVisible: false },
    })
  })

  test('units that payments have reserved aren’t in it', async () => {
    const { id } = await createItem(olga, { quantity: 2 })
    await setReserved(site, id, 2)
    expect(await readItem(olga, id)).toMatchObject({ quantity: 0, availabilityStatus: 'OUT_OF_STOCK' })
  })
})

describe('refused', () => {
  test('404: a missing item; a variant without one and another site’s are the same', async () => {
    const neighbour = await site.neighbour()
    const theirs = await createItem(neighbour.as(neighbour.owner()))
    const { productId } = await createWithoutItem(olga)
    for (const id of [randomUUID(), theirs.id, productId])
      expect(await refusalOf(readItem(olga, id))).toMatchObject({ status: 404, code: 'INVENTORY_ITEM_NOT_FOUND' })
  })

  test('403: visitors', async () => {
    const { id } = await createItem(olga)
    expect(await refusalOf(readItem(site.as(site.visitor()), id))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
