import { expect, test } from 'vitest'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

test('200: the public details of a shop', async () => {
  const site = await makeTestSite()
  const { shop } = await site.as(site.visitor()).shop.getShop({})
  expect(shop).toMatchObject({
    name: 'Parapeito',
    tagline: 'Things for the windowsill, made for the light.',
    currency: 'EUR',
    language: 'en',
    locale: 'en-IE',
    timeZone: 'Europe/Lisbon',
    taxIncludedInPrices: true,
    address: { country: 'PT', city: 'Porto' },
    hero: { id: 'stoa-hero-1.webp', url: 'http://127.0.0.1:4400/media/stoa-hero-1.webp', width: 2000, height: 1100 },
    payment: { online: true, sandbox: true, offline: { title: 'Pay on collection or by transfer' } },
  })
  expect(shop.pickupPlaces.map(({ name }) => name)).toEqual(['The shop, Rua da Boa Luz', 'The kiosk at Foz'])
})

test('200: new settings are private until they are listed', async () => {
  const site = await makeTestSite()
  await site.database.run(sql`
    update sites set settings = settings || '{"supplierDiscount": 12, "payment": {"online": null, "offline": null, "secretKey": "sk"}}' where site_id = ${site.siteId}`)
  const { shop } = await site.as(site.visitor()).shop.getShop({})
  expect(shop.payment).toEqual({ online: false, sandbox: false })
  expect(JSON.stringify(shop)).not.toMatch(/supplier|secret|taxRegions|deliveryRegions/)
})

test('200: a shop without a hero', async () => {
  const site = await makeTestSite()
  await site.database.run(sql`delete from files where site_id = ${site.siteId} and id = 'stoa-hero-1.webp'`)
  expect((await site.as(site.visitor()).shop.getShop({})).shop).not.toHaveProperty('hero')
})

test('401: anonymous', async () => {
  const site = await makeTestSite()
  expect(await refusalOf(site.as({ kind: 'anonymous' }).shop.getShop({}))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
})
