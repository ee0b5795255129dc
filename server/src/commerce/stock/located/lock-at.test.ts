import { expect, test } from 'vitest'
import { createItem, createLocation } from '../../../../../tests/support/inventory-v3.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'
import { untilAnotherWaits } from '../../../../../tests/support/waiting.ts'
import { sql } from '../../../database/sql.ts'
import { defaultVariantId } from '../../catalogue/public.ts'

test('stock that is locked has the settings of preorders that its product got meanwhile', async () => {
  const site = await makeTestSite()
  const { stock, inventoryV3 } = site.as(site.owner())
  const { productId } = await createItem(site.as(site.owner()))
  const locationId = await createLocation(site.as(site.owner()))
  const preorder = { enabled: true, message: 'In June', limit: 8 }
  const { database, siteId } = site
  let adjusting: Promise<unknown> | undefined
  await database.transaction(async (db) => {
    const settings = JSON.stringify({ inventory: { revision: 1, preorder } })
    await db.run(sql`update products set doc = doc || ${settings}::jsonb where site_id = ${siteId} and id = ${productId}`)
    await db.run(sql`update variants set preorder_limit = 8 where site_id = ${siteId} and product_id = ${productId}`)
    const adjustments = [{ productId, variantId: defaultVariantId, action: 'SET' as const, quantity: 0 }]
    adjusting = stock.adjustStock({ adjustments, locationId, reason: 'COUNTED' })
    await untilAnotherWaits(db)
  })
  await adjusting
  const { inventoryItems } = await inventoryV3.queryInventoryItems({ query: { filter: { productId, locationId } } })
  expect(inventoryItems).toMatchObject([{ availabilityStatus: 'PREORDER', preorderInfo: { ...preorder, quantity: 8 } }])
})
