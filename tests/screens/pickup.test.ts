import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import { draftOf } from '../../dashboard/src/settings/draft-settings.ts'
import { saveSection } from '../../dashboard/src/settings/save-section.server.ts'
import { loadCatalogue } from '../../server/src/commerce/catalogue/load.ts'
import { defaultVariantId } from '../../server/src/commerce/catalogue/product.ts'
import { dashboardCookie } from '../../server/src/http/cookie.ts'
import { createServer } from '../../server/src/http/server.ts'
import { mountPages } from '../../server/src/web/pages/mount.ts'
import { goods, jug, mug, shirt } from '../support/goods.ts'
import { createLocation } from '../support/inventory-v3.ts'
import { makeTestSite, ownerPassword, type TestSite } from '../support/site.ts'
import { statementsOf } from '../support/statements-of.ts'
import { put } from './product-forms.ts'

let site: TestSite
let olga: Client
let server: ReturnType<typeof createServer>
let staff: string
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  await loadCatalogue(site.database, site.siteId, goods)
  server = createServer(site.app)
  await mountPages(server, site.app)
  const { sessionToken } = await site.as({ kind: 'anonymous' }).staff.signIn({ email: site.settings.ownerEmail, password: ownerPassword })
  staff = `${dashboardCookie}=${sessionToken}`
})
afterAll(() => server.close())

const settings = async () => (await olga.shop.getSettings({})).settings

async function open(url: string, cookie?: string): Promise<string> {
  const { payload, statusCode } = await server.inject({ url, headers: { host: '127.0.0.1:4400', ...(cookie && { cookie }) } })
  expect(statusCode).toBe(200)
  return payload.replaceAll('<!-- -->', '')
}

/** What the page says of the stock of pickup locations. */
const said = async (url: string): Promise<string[]> =>
  [...(await open(url)).matchAll(/>((?:In stock|Not in stock|Only a few left) at [^<]+)</g)].map(([, text]) => text!)

/** Links the pickup locations of the shop, the shop and the kiosk. */
async function link(...locationIds: (string | null)[]): Promise<void> {
  const { revision, pickupPlaces } = await settings()
  await olga.shop.updateSettings({
    settings: { revision, pickupPlaces: pickupPlaces.map((place, index) => ({ ...place, locationId: locationIds[index] ?? null })) },
  })
}

const adjust = (locationId: string, quantity: number) =>
  olga.stock.adjustStock({
    locationId,
    adjustments: [{ productId: jug, variantId: defaultVariantId, action: 'SET', quantity }],
    reason: 'COUNTED',
  })

describe('the page of a product', () => {
  test('says where it is in stock, and again as soon as that changes', async () => {
    const kiosk = await createLocation(olga)
    await link(null, null)
    for (let visit = 0; visit < 3; visit++) expect(await said('/products/test-jug')).toEqual([])
    await link(defaultLocationId, kiosk)
    const atShop = 'In stock at The shop, Rua da Boa Luz'
    for (let visit = 0; visit < 3; visit++) expect(await said('/products/test-jug')).toEqual([atShop, 'Not in stock at The kiosk at Foz'])
    // It is kept: what is read is the visitor's own.
    expect(await statementsOf(site.database, () => said('/products/test-jug'))).toBeLessThanOrEqual(1)
    await adjust(kiosk, 3)
    expect(await said('/products/test-jug')).toEqual([atShop, 'Only a few left at The kiosk at Foz'])
    await adjust(kiosk, 30)
    expect(await said('/products/test-jug')).toEqual([atShop, 'In stock at The kiosk at Foz'])
    await adjust(defaultLocationId, 0)
    expect(await said('/products/test-jug')).toEqual(['Not in stock at The shop, Rua da Boa Luz', 'In stock at The kiosk at Foz'])
    await link(null, null)
    expect(await said('/products/test-jug')).toEqual([])
  })

  test('says nothing more of a location that was deleted', async () => {
    const closed = await createLocation(olga)
    await link(closed, null)
    for (let visit = 0; visit < 3; visit++) expect(await said('/products/test-jug')).toHaveLength(1)
    await olga.locations.deleteLocation({ id: closed })
    expect(await said('/products/test-jug')).toEqual([])
  })

  test('follows the choices in the URL, without scripts', async () => {
    await link(defaultLocationId, null)
    expect(await said('/products/test-shirt')).toEqual(['In stock at The shop, Rua da Boa Luz'])
    expect(await said('/products/test-shirt?option.Size=M')).toEqual(['Not in stock at The shop, Rua da Boa Luz'])
  })

  test('says it of a product with a modifier that must be chosen, and not where nothing can be picked up', async () => {
    await link(defaultLocationId, null)
    for (const slug of ['test-mug', 'test-print']) expect([slug, await said(`/products/${slug}`)]).toEqual([slug, [expect.any(String)]])
    expect(await said('/products/test-mug?to=FI')).toEqual([])
    expect(await said('/products/test-song')).toEqual([])
  })

  test('loads it of another variant for its scripts; of none that can’t be bought', async () => {
    await link(defaultLocationId, null)
    const load = (query: string) => open(`/products/test-shirt/pickup.data?${query}`)
    expect(await load(`variant=${shirt.medium}&to=PT`)).toContain('OUT_OF_STOCK')
    for (const query of ['', `variant=${shirt.medium}&to=Portugal`, `variant=${mug}&to=PT`])
      expect(await load(query)).not.toContain('_STOCK')
  })
})

describe('the settings of pickup locations', () => {
  const page = '/dashboard/settings/pickup-places'

  /** The form with some of its fields changed. */
  async function save(changes: Readonly<Record<string, string>>) {
    const now = await settings()
    const draft = draftOf('pickup-places', now, (code) => code)
    const form = new FormData()
    put(form, '', draft)
    for (const [name, value] of Object.entries({ ...changes, revision: now.revision, base: JSON.stringify(draft), intent: 'save' }))
      form.set(name, value)
    return saveSection({ client: olga, name: 'pickup-places', form })
  }

  test('offer the locations if there are several, and save the choice', async () => {
    const kiosk = await createLocation(olga, 'Kiosk')
    await link(null, null)
    const form = await open(page, staff)
    expect(form).toMatch(/<select[^>]* name="pickupPlaces\.0\.locationId"/)
    expect(form).toContain('Not linked')
    await save({ 'pickupPlaces.1.locationId': kiosk })
    expect((await settings()).pickupPlaces.map(({ locationId }) => locationId)).toEqual([null, kiosk])
    expect(await open(page, staff)).toMatch(new RegExp(`<option value="${kiosk}" selected="">Kiosk`))
    await save({ 'pickupPlaces.1.locationId': '' })
    expect((await settings()).pickupPlaces.map(({ locationId }) => locationId)).toEqual([null, null])
  })

  test('keep a link to a location that was deleted, by that name, until another one is chosen', async () => {
    const closed = await createLocation(olga)
    await link(closed, null)
    await olga.locations.deleteLocation({ id: closed })
    expect(await open(page, staff)).toContain(`<option value="${closed}" selected="">Deleted location`)
    await save({ 'pickupPlaces.0.instructions': 'Ring twice.' })
    expect((await settings()).pickupPlaces[0]).toMatchObject({ instructions: 'Ring twice.', locationId: closed })
  })

  test('come back with the error of a location that doesn’t exist', async () => {
    const answer = await save({ 'pickupPlaces.0.locationId': 'c0ffee00-0000-4000-8000-00000000dead' })
    expect(answer).toMatchObject({ init: { status: 422 }, data: { problems: { fields: { 'pickupPlaces.0.locationId': {} } } } })
  })

  test('of a shop with one location have no such choice', async () => {
    const other = await makeTestSite()
    const { sessionToken } = await other
      .as({ kind: 'anonymous' })
      .staff.signIn({ email: other.settings.ownerEmail, password: ownerPassword })
    const own = createServer(other.app)
    await mountPages(own, other.app)
    const { payload } = await own.inject({ url: page, headers: { host: '127.0.0.1:4400', cookie: `${dashboardCookie}=${sessionToken}` } })
    expect(payload).toContain('name="pickupPlaces.0.locationId"')
    expect(payload).not.toMatch(/<select[^>]* name="pickupPlaces\.0\.locationId"/)
    await own.close()
  })
})
