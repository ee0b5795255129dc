import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createLocation } from '../../../../tests/support/inventory-v3.ts'
import { createV3, ofSize, sizeOption } from '../../../../tests/support/products-v3.ts'
import { makeTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../tests/support/statements-of.ts'

const products = 20

let shop: TestShop
let olga: Client
let ids: string[]
beforeAll(async () => {
  shop = await makeTestShop()
  olga = shop.as(shop.owner())
  ids = []
  for (let number = 0; number < products; number += 1) {
    const { id, variants } = await createV3(olga, {
      name: `Cup ${number}`,
      options: [sizeOption('S', 'M', 'L')],
      variantsInfo: { variants: ['S', 'M', 'L'].map((size) => ofSize(size)) },
    })
    ids.push(...variants.map((variant) => `${id}-${variant.id}`))
  }
})

let made = 0

/** The statements for the rows, each with other values than before. */
async function statementsFor(rows: readonly string[], locationId: string | undefined): Promise<number> {
  made += 1
  const changes = { price: `${made + 20}.00`, cost: `${made}.00`, trackQuantity: true, quantity: made, lowStockThreshold: made }
  let codes: unknown[] = []
  const count = await statementsOf(shop.database, async () => {
    const { results } = await olga.variantRows.updateVariantRows({
      rows: rows.map((id) => ({ id, changes: { ...changes, barcode: `${id.slice(-20)} ${made}` } })),
      ...(locationId !== undefined && { locationId }),
    })
    codes = results.flatMap(({ error }) => error ?? [])
  })
  expect(codes).toEqual([])
  return count
}

test.each(['the default location', 'another location'])('60 rows of 20 products take the statements of one row: at %s', async (name) => {
  const locationId = name === 'another location' ? await createLocation(olga) : undefined
  const one = await statementsFor(ids.slice(0, 1), locationId)
  expect(await statementsFor(ids, locationId)).toBe(one)
  expect(one).toBeLessThanOrEqual(25)
})
