import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { memberIn } from '../../../../../tests/support/community.ts'
import { goods, jug } from '../../../../../tests/support/goods.ts'
import { brokenRules, line, refusalOf } from '../../../../../tests/support/shop.ts'
import { clientAs, makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { sitesIn } from '../../../database/sites/sites.ts'
import { sql } from '../../../database/sql.ts'
import { createSourceChanges } from '../../../kernel/source-changes.ts'
import { createServerApp, createServices } from '../../../start.ts'
import { loadCatalogue } from '../../catalogue/load.ts'

let site: TestSite
let olga: ReturnType<TestSite['as']>
beforeEach(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

type Changes = Parameters<typeof olga.shop.updateSettings>[0]['settings']
const read = async () => (await olga.shop.getSettings({})).settings
const update = async (changes: Omit<Changes, 'revision'>, revision = '1') =>
  (await olga.shop.updateSettings({ settings: { revision, ...changes } })).settings
const recordedEvents = async () =>
  (await storedEvents(site))
    .filter(({ entityFqdn }) => entityFqdn === 'stoa.shop.v1.settings')
    .map(({ slug, sequence, changedFields: fields, entity }) => ({
      slug,
      sequence,
      fields,
      revision: (entity as { revision: string }).revision,
    }))

/** Deletes everything with a price. */
async function empty(): Promise<void> {
  const { database, siteId } = site
  await database.run(sql`delete from variants where site_id = ${siteId}`)
  await database.run(sql`delete from products where site_id = ${siteId}`)
}

describe('200', () => {
  test('the settings of the sample shop, amounts as decimals', async () => {
    expect(await read()).toMatchObject({
      revision: '1',
      name: 'Parapeito',
      currency: 'EUR',
      weightUnit: 'KG',
      heroMediaId: 'stoa-hero-1.webp',
      hero: { url: 'http://127.0.0.1:4400/media/stoa-hero-1.webp' },
      payment: { online: 'SANDBOX', offline: { title: 'Pay on collection or by transfer' } },
      taxRegions: expect.arrayContaining([{ country: 'FI', subdivision: null, name: 'ALV', ratePercent: '25.5' }]),
    })
    const [portugal, , world] = (await read()).deliveryRegions
    expect(portugal).toMatchObject({ name: 'Portugal', countries: ['PT'], restOfWorld: false })
    expect(portugal!.options[0]).toEqual({
      kind: 'FREE_OVER',
      code: 'pt-post',
      title: 'Post, tracked',
      deliveryTime: '1 to 3 working days',
      price: '4.50',
      freeFrom: '60.00',
      pickupPlaceId: null,
    })
    expect(portugal!.options[2]).toMatchObject({ kind: 'PICKUP', price: null, freeFrom: null, pickupPlaceId: expect.any(String) })
    expect(world).toMatchObject({ countries: [], restOfWorld: true })
  })

  test('changes present fields, keeps absent ones, and records an event with the changed fields', async () => {
    const before = await read()
    const after = await update({ name: 'Peitoril', tagline: before.tagline, payment: { online: 'SANDBOX' } })
    expect(after).toEqual({
      ...before,
      name: 'Peitoril',
      payment: { online: 'SANDBOX', offline: null },
      revision: '2',
      updatedDate: after.updatedDate,
    })
    expect(await read()).toEqual(after)
    expect(await recordedEvents()).toEqual([{ slug: 'updated', sequence: 2, fields: ['name', 'payment'], revision: '2' }])
  })

  test('sending all settings back changes nothing', async () => {
    expect(await update(await read())).toMatchObject({ revision: '1' })
    expect(await recordedEvents()).toEqual([])
  })

  test('a logo, which pages get with its size, and without it again', async () => {
    expect(await read()).toMatchObject({ logoMediaId: null })
    const { hero, logo } = await update({ logoMediaId: 'stoa-jarro-1.webp' })
    expect(logo).toMatchObject({ id: 'stoa-jarro-1.webp', width: expect.any(Number), height: expect.any(Number) })
    expect((await site.as(site.visitor()).shop.getShop({})).shop).toMatchObject({ hero, logo })
    expect(await update({ logoMediaId: null }, '2')).not.toHaveProperty('logo')
  })

  test('a picture in the trash stays chosen when other settings change, and can’t be chosen again', async () => {
    const [logoMediaId, other] = ['stoa-jarro-1.webp', 'stoa-jarro-2.webp']
    await update({ logoMediaId })
    await olga.files.bulkDeleteFiles({ fileIds: ['stoa-hero-1.webp', logoMediaId, other] })
    const shop = await read()
    expect(await update({ ...shop, name: 'Peitoril' }, '2')).toMatchObject({
      name: 'Peitoril',
      logoMediaId,
      heroMediaId: 'stoa-hero-1.webp',
    })
    expect(brokenRules(await refusalOf(update({ logoMediaId: other }, '3')))).toEqual(['settings.logoMediaId VALIDATION'])
    expect(
      (await olga.shop.testCart({ cart: { lines: [{ name: 'Jug', price: '10' }], settings: { taxIncludedInPrices: true } } })).cart,
    ).toBeDefined()
  })

  test('pickup locations are linked to the location whose stock is picked up there, and unlinked', async () => {
    const { pickupPlaces } = await read()
    const { location } = await olga.locations.createLocation({ location: { name: 'Kiosk' } })
    const linkOf = (settings: Awaited<ReturnType<typeof read>>) => settings.pickupPlaces.map(({ locationId }) => locationId)
    const [first, second] = pickupPlaces
    expect(linkOf(await update({ pickupPlaces: [{ ...first!, locationId: location.id! }, second!] }))).toEqual([location.id, null])
    expect(await update(await read(), '2')).toMatchObject({ revision: '2' })
    expect(linkOf(await update({ pickupPlaces }, '2'))).toEqual([null, null])
  })

  test('a link to a location that was deleted stays when other settings change', async () => {
    const [first] = (await read()).pickupPlaces
    const { location } = await olga.locations.createLocation({ location: { name: 'Kiosk' } })
    const linked = { pickupPlaces: (await read()).pickupPlaces.map((place) => ({ ...place, locationId: location.id! })) }
    await update(linked)
    await olga.locations.deleteLocation({ id: location.id! })
    expect(await update({ ...linked, name: 'Peitoril' }, '2')).toMatchObject({ name: 'Peitoril', pickupPlaces: [{ id: first!.id }, {}] })
  })

  test('new reviews wait for approval from now on', async () => {
    expect((await read()).reviewModeration).toBe('PUBLISH')
    expect((await update({ reviewModeration: 'HOLD' })).reviewModeration).toBe('HOLD')
    const { client } = await memberIn(site)
    const entityId = '10000000-0000-4000-8000-000000000001'
    const { review } = await client.reviews.createReview({ review: { namespace: 'stores', entityId, content: { rating: 4 } } })
    expect(review.moderation.moderationStatus).toBe('IN_MODERATION')
  })

  test('assigns missing ids and codes', async () => {
    const { deliveryRegions, pickupPlaces } = await read()
    const option = { kind: 'FLAT' as const, title: 'Correio Azul, já', deliveryTime: '', price: '3' }
    const address = { country: 'PT', city: 'Faro', postalCode: '', addressLine: 'Cais 1' }
    const after = await update({
      deliveryRegions: [{ name: 'Brazil', countries: ['BR'], options: [option, option] }, ...deliveryRegions],
      pickupPlaces: [...pickupPlaces, { name: 'Quay', address, instructions: '' }],
    })
    expect(after.deliveryRegions[0]).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Brazil' })
    expect(after.deliveryRegions[0]!.options.map(({ code, price }) => [code, price])).toEqual([
      ['correio-azul-ja', '3.00'],
      ['correio-azul-ja-2', '3.00'],
    ])
    expect(after.pickupPlaces[2]).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Quay' })
  })

  test('keeps stored fields outside the settings, and doesn’t reveal them', async () => {
    await site.database.run(sql`update sites set settings = settings || '{"supplierDiscount": 12}' where site_id = ${site.siteId}`)
    expect(JSON.stringify(await update({ name: 'Peitoril' }))).not.toContain('supplier')
    const row = await site.database.one(sql`select settings ->> 'supplierDiscount' as kept from sites where site_id = ${site.siteId}`)
    expect(row).toEqual({ kept: '12' })
  })

  test('stores the canonical form of a locale', async () => {
    expect(await update({ locale: 'pt-pt', timeZone: 'Atlantic/Azores' })).toMatchObject({ locale: 'pt-PT', timeZone: 'Atlantic/Azores' })
  })

  test('the currency of a shop without prices; delivery costs keep their numbers', async () => {
    await empty()
    const after = await update({ currency: 'USD' })
    expect(after).toMatchObject({
      currency: 'USD',
      deliveryRegions: [{ options: [{ price: '4.50', freeFrom: '60.00' }, {}, {}, {}] }, {}, {}],
    })
  })

  test('an app with the permission', async () => {
    const permissions = ['SHOP.READ_SETTINGS', 'SHOP.MODIFY_SETTINGS']
    const app = site.as({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions })
    expect((await app.shop.updateSettings({ settings: { revision: '1', phone: '' } })).settings.phone).toBe('')
  })
})

describe('200: when a change becomes visible', () => {
  const nameSeenBy = async (app: TestSite['app']) => (await clientAs(app, site.visitor()).shop.getShop({})).shop.name

  test('in this process at once, even with concurrent reads', async () => {
    for (let count = 1; count <= 10; count++) {
      const asking = Array.from({ length: 5 }, () => nameSeenBy(site.app))
      await update({ name: `Name ${count}` }, String(count))
      expect(await nameSeenBy(site.app)).toBe(`Name ${count}`)
      await Promise.all(asking)
      expect(await nameSeenBy(site.app)).toBe(`Name ${count}`)
    }
  })

  test('in another process within two seconds', async () => {
    let time = 0
    // It doesn't know what this one changes.
    const database = { ...site.database, changes: createSourceChanges() }
    const sites = sitesIn(database, () => time)
    const other = createServerApp({ ...createServices(site.settings, database), sites }, { checkResponses: true })
    expect(await nameSeenBy(other)).toBe('Parapeito')
    await update({ name: 'Peitoril' })
    time = 1_999
    expect(await nameSeenBy(other)).toBe('Parapeito')
    time = 2_000
    expect(await nameSeenBy(other)).toBe('Peitoril')
  })

  test('a change that fails half-way changes nothing', async () => {
    await refusalOf(update({ currency: 'USD', name: 'Nobody' }))
    expect(await nameSeenBy(site.app)).toBe('Parapeito')
    expect(await recordedEvents()).toEqual([])
  })
})

describe('400: reports the field and the rule', () => {
  const address = { country: 'PT', city: 'Porto', postalCode: '4000', addressLine: 'Rua 1' }
  const region = { name: 'R', countries: ['BR'], options: [] }
  const option = { kind: 'FLAT' as const, code: 'x', title: 'X', deliveryTime: '', price: '1.00' }
  const withOptions = (...options: object[]) => ({ deliveryRegions: [{ ...region, options }] }) as Omit<Changes, 'revision'>
  const first = 'settings.deliveryRegions[0]'

  test.each<[string, Omit<Changes, 'revision'>, string[]]>([
    ['an empty name', { name: '' }, ['settings.name MIN_LENGTH']],
    ['a blank name', { name: ' ' }, ['settings.name VALIDATION']],
    ['an invalid email address', { email: 'ola' }, ['settings.email FORMAT']],
    ['an unknown country', { address: { ...address, country: 'XX' } }, ['settings.address.country VALIDATION']],
    ['the European Union isn’t a country', { address: { ...address, country: 'EU' } }, ['settings.address.country VALIDATION']],
    ['another country’s subdivision', { address: { ...address, subdivision: 'ES-CN' } }, ['settings.address.subdivision VALIDATION']],
    ['an invalid subdivision', { address: { ...address, subdivision: 'Norte' } }, ['settings.address.subdivision FORMAT']],
    ['an unknown currency', { currency: 'EUX' }, ['settings.currency VALIDATION']],
    ['a historic currency', { currency: 'DEM' }, ['settings.currency VALIDATION']],
    ['an unknown language', { language: 'qqq' }, ['settings.language VALIDATION']],
    ['an unknown locale', { locale: 'not a locale' }, ['settings.locale VALIDATION']],
    ['an unknown time zone', { timeZone: 'Europe/Atlantis' }, ['settings.timeZone VALIDATION']],
    ['an offset isn’t a time zone', { timeZone: '+01:00' }, ['settings.timeZone VALIDATION']],
    ['an unknown picture', { heroMediaId: 'nowhere.jpg' }, ['settings.heroMediaId VALIDATION']],
    [
      'an unknown location of stock',
      {
        pickupPlaces: [{ name: 'Quay', address, instructions: '', locationId: 'c0ffee00-0000-4000-8000-00000000dead' }],
        deliveryRegions: [],
      },
      ['settings.pickupPlaces[0].locationId VALIDATION'],
    ],
    ['an unknown logo', { logoMediaId: 'nowhere.jpg' }, ['settings.logoMediaId VALIDATION']],
    [
      'a tax above 100 percent',
      { taxRegions: [{ country: 'PT', name: 'IVA', ratePercent: '100.1' }] },
      ['settings.taxRegions[0].ratePercent DECIMAL_LTE'],
    ],
    [
      'a negative tax',
      { taxRegions: [{ country: 'PT', name: 'IVA', ratePercent: '-1' }] },
      ['settings.taxRegions[0].ratePercent DECIMAL_GTE'],
    ],
    [
      'a tax with too many decimals',
      { taxRegions: [{ country: 'PT', name: 'IVA', ratePercent: '1.00001' }] },
      ['settings.taxRegions[0].ratePercent DECIMAL_MAX_SCALE'],
    ],
    [
      'a duplicate tax',
      { taxRegions: [1, 2].map(() => ({ country: 'PT', name: 'IVA', ratePercent: '23' })) },
      ['settings.taxRegions[1].name VALIDATION'],
    ],
    ['a region without countries', { deliveryRegions: [{ ...region, countries: [] }] }, [`${first}.countries MIN_SIZE`]],
    ['a duplicate country', { deliveryRegions: [region, region] }, ['settings.deliveryRegions[1].countries[0] VALIDATION']],
    [
      'countries for the rest of the world',
      { deliveryRegions: [{ ...region, restOfWorld: true }] },
      [`${first}.countries FIELD_NOT_ALLOWED`],
    ],
    [
      'two regions for the rest of the world',
      { deliveryRegions: [1, 2].map(() => ({ ...region, countries: [], restOfWorld: true })) },
      ['settings.deliveryRegions[1].restOfWorld VALIDATION'],
    ],
    ['a duplicate code', withOptions(option, option), [`${first}.options[1].code VALIDATION`]],
    ['no price', withOptions({ ...option, price: null }), [`${first}.options[0].price REQUIRED_FIELD`]],
    ['a negative price', withOptions({ ...option, price: '-1' }), [`${first}.options[0].price DECIMAL_GTE`]],
    ['half a cent', withOptions({ ...option, price: '1.005' }), [`${first}.options[0].price DECIMAL_MAX_SCALE`]],
    ['a price above the limit', withOptions({ ...option, price: '100000000000' }), [`${first}.options[0].price DECIMAL_LTE`]],
    ['FREE_OVER without freeFrom', withOptions({ ...option, kind: 'FREE_OVER' }), [`${first}.options[0].freeFrom REQUIRED_FIELD`]],
    [
      'a pickup with a price and an unknown location',
      withOptions({ ...option, kind: 'PICKUP', pickupPlaceId: 'gone' }),
      [`${first}.options[0].pickupPlaceId VALIDATION`, `${first}.options[0].price FIELD_NOT_ALLOWED`],
    ],
    [
      'a pickup location that an option still names',
      { pickupPlaces: [] },
      [2, 3].map((index) => `${first}.options[${index}].pickupPlaceId VALIDATION`),
    ],
  ])('%s', async (_, changes, expected) => {
    expect(brokenRules(await refusalOf(update(changes)))).toEqual(expected)
    expect((await read()).revision).toBe('1')
  })

  test('delivery costs with too many decimals for the new currency', async () => {
    await empty()
    const fields = brokenRules(await refusalOf(update({ currency: 'JPY' })))
    expect(fields).toContain(`${first}.options[0].price DECIMAL_MAX_SCALE`)
  })
})

test.each(['visitor', 'member'] as const)('403: a %s', async (kind) => {
  const asker = site.as({ kind, siteId: site.siteId, id: randomUUID() })
  expect(await refusalOf(asker.shop.getSettings({}))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  expect(await refusalOf(asker.shop.updateSettings({ settings: { revision: '1' } }))).toMatchObject({ status: 403 })
})

test('403: an app that may only read the shop', async () => {
  const app = site.as({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['SHOP.READ', 'SHOP.READ_SETTINGS'] })
  expect(await refusalOf(app.shop.updateSettings({ settings: { revision: '1', name: 'Mine' } }))).toMatchObject({ status: 403 })
})

describe('409', () => {
  test('a concurrent change was saved first', async () => {
    await update({ name: 'First' })
    expect(await refusalOf(update({ name: 'Second' }))).toMatchObject({
      status: 409,
      code: 'SHOP_SETTINGS_CHANGED',
      data: { revision: '2' },
    })
    expect((await read()).name).toBe('First')
  })

  test('one of ten concurrent changes of a revision succeeds', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Name ${index}`)
    const outcomes = await Promise.allSettled(names.map((name) => update({ name })))
    const won = outcomes.flatMap((outcome, index) => (outcome.status === 'fulfilled' ? [names[index]] : []))
    expect(won).toHaveLength(1)
    expect(await read()).toMatchObject({ name: won[0], revision: '2' })
    expect(await recordedEvents()).toHaveLength(1)
  })

  test('another currency while products have prices', async () => {
    expect(await refusalOf(update({ currency: 'USD' }))).toMatchObject({
      code: 'SHOP_CURRENCY_IN_USE',
      data: { products: true, carts: false, checkouts: false, orders: false },
    })
  })

  test('another currency while carts or checkouts have items', async () => {
    await loadCatalogue(site.database, site.siteId, goods)
    await site.as(site.visitor()).carts.addToCurrentCart({ lineItems: [line(jug)] })
    await site.as(site.visitor()).checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(jug)] })
    await empty()
    expect(await refusalOf(update({ currency: 'USD' }))).toMatchObject({
      code: 'SHOP_CURRENCY_IN_USE',
      data: { products: false, carts: true, checkouts: true, orders: false },
    })
  })
})
