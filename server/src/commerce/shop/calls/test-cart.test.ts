import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { bowl, jug, song, statue } from '../../../../../tests/support/goods.ts'
import { brokenRules, line, madrid, makeTestShop, porto, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { sql } from '../../../database/sql.ts'

let shop: TestShop
let olga: ReturnType<TestShop['as']>
beforeAll(async () => {
  shop = await makeTestShop()
  // Test carts are priced with the saved settings.
  const { settings } = await shop.app.services.sites.find(shop.siteId)
  await shop.database.run(sql`update sites set settings = ${JSON.stringify(settings)} where site_id = ${shop.siteId}`)
  olga = shop.as(shop.owner())
})

type Cart = Parameters<typeof olga.shop.testCart>[0]['cart']
const tryOut = async (cart: Cart) => (await olga.shop.testCart({ cart })).cart
const totals = ({ explanation }: Awaited<ReturnType<typeof tryOut>>) =>
  Object.fromEntries(explanation.totals.map(({ kind, amount }) => [kind, amount]))
const jugs = [{ ...line(jug, 2) }]

describe('200', () => {
  test('the totals and their explanation: 20 % tax on top, in Portugal', async () => {
    const cart = await tryOut({ lines: [...jugs, { name: 'Wrapping', price: '2.50', deliverable: false }], destination: porto })
    expect(totals(cart)).toEqual({ SUBTOTAL: '82.50', DELIVERY: '5.00', TAX: '17.50', TOTAL: '105.00' })
    expect(cart.lines).toMatchObject([
      {
        name: 'Jug',
        quantity: 2,
        status: 'AVAILABLE',
        price: { amount: '40.00' },
        lineTotal: { amount: '80.00' },
        tax: { amount: '16.00' },
      },
      { name: 'Wrapping', quantity: 1, status: 'AVAILABLE', totalAfterTax: { amount: '3.00' } },
    ])
    expect(cart.delivery).toMatchObject({
      status: 'PROPOSED',
      region: { name: 'Portugal', because: 'COUNTRY_IS_NAMED' },
      options: [
        { code: 'post', selected: true, price: { amount: '5.00' }, untilFree: { amount: '120.00' }, total: { amount: '105.00' } },
        { code: 'fetch', selected: false, price: { amount: '0.00' }, total: { amount: '99.00' }, pickupPlace: { name: 'Workshop' } },
      ],
    })
    expect(cart.tax).toEqual({
      country: 'PT',
      subdivision: null,
      because: 'DESTINATION',
      regions: [{ name: 'IVA', ratePercent: '20', country: 'PT', because: 'COUNTRY_IS_NAMED' }],
    })
    expect(cart.problems).toEqual([])
  })

  test.each<[string, Cart, object]>([
    [
      'a discount, shared among lines',
      { lines: jugs, discounts: [{ name: 'Spring', percentage: '12.5' }] },
      { DISCOUNT: '-10.00', TOTAL: '84.00' },
    ],
    [
      'a discount on delivery',
      { lines: jugs, destination: porto, discounts: [{ name: 'Post', amount: '9', on: 'DELIVERY' }] },
      { DISCOUNT: '-5.00', TOTAL: '96.00' },
    ],
    ['nothing is taxed in Spain', { lines: jugs, destination: madrid }, { DELIVERY: '15.00', TOTAL: '95.00' }],
    ['free from 200', { lines: [{ ...line(jug, 5) }], destination: porto }, { DELIVERY: '0.00', TOTAL: '240.00' }],
    ['another delivery option', { lines: jugs, destination: porto, deliveryCode: 'fetch' }, { DELIVERY: '0.00', TOTAL: '96.00' }],
    ['nothing to deliver', { lines: [{ ...line(song) }], billingAddress: madrid }, { SUBTOTAL: '9.00', TOTAL: '9.00' }],
    ['without an address, taxed at the shop’s address', { lines: [{ ...line(song) }] }, { TAX: '1.80', TOTAL: '10.80' }],
  ])('%s', async (_, cart, expected) => {
    expect(totals(await tryOut(cart))).toMatchObject(expected)
  })

  test.each<[string, Cart, object]>([
    [
      'picked up, and taxed there',
      { lines: jugs, destination: porto, deliveryCode: 'fetch' },
      { tax: { because: 'PICKUP_PLACE' }, delivery: { status: 'CHOSEN' } },
    ],
    ['no address yet', { lines: jugs }, { tax: { because: 'SHOP_ADDRESS' }, delivery: { status: 'ADDRESS_NEEDED', options: [] } }],
    [
      'a billing address',
      { lines: [{ ...line(song) }], billingAddress: madrid },
      { tax: { because: 'BILLING_ADDRESS', regions: [] }, delivery: { status: 'NOT_NEEDED' } },
    ],
    [
      'nowhere',
      { lines: jugs, destination: { country: 'US' } },
      { delivery: { status: 'NOT_DELIVERED_THERE' }, problems: ['NO_DELIVERY_TO_ADDRESS'] },
    ],
    [
      'a delivery option that isn’t offered',
      { lines: jugs, destination: porto, deliveryCode: 'drone' },
      { problems: ['SELECTED_DELIVERY_UNAVAILABLE'] },
    ],
    [
      'more than in stock',
      { lines: [{ ...line(jug, 11) }] },
      { lines: [{ status: 'PARTIALLY_AVAILABLE' }], problems: ['ITEM_NOT_AVAILABLE'] },
    ],
    [
      'an item that doesn’t exist',
      { lines: [{ ...line(randomUUID()) }] },
      { lines: [{ status: 'NOT_FOUND' }], problems: ['ITEM_NOT_FOUND'] },
    ],
  ])('why: %s', async (_, cart, expected) => {
    expect(await tryOut(cart)).toMatchObject(expected)
  })

  test('with other settings than those saved', async () => {
    const settings = {
      // Without an effect on totals.
      reviewModeration: 'HOLD' as const,
      taxIncludedInPrices: true,
      taxRegions: [
        { country: 'PT', name: 'IVA', ratePercent: '25' },
        { country: 'PT', subdivision: 'PT-20', name: 'IVA Açores', ratePercent: '16' },
      ],
    }
    expect(totals(await tryOut({ lines: jugs, destination: porto, settings }))).toEqual({
      SUBTOTAL: '80.00',
      DELIVERY: '5.00',
      TAX: '17.00',
      TOTAL: '85.00',
    })
    const azores = await tryOut({ lines: jugs, destination: { ...porto, subdivision: 'PT-20' }, settings })
    expect(azores.tax.regions).toEqual([
      { name: 'IVA Açores', ratePercent: '16', country: 'PT', subdivision: 'PT-20', because: 'SUBDIVISION_IS_NAMED' },
    ])
    const world = {
      deliveryRegions: [
        {
          name: 'World',
          countries: [],
          restOfWorld: true,
          options: [{ kind: 'FLAT' as const, title: 'Air', deliveryTime: '', price: '7' }],
        },
      ],
    }
    const abroad = await tryOut({ lines: jugs, destination: { country: 'US' }, settings: world })
    expect(abroad.delivery).toMatchObject({
      region: { name: 'World', because: 'REST_OF_WORLD' },
      options: [{ code: 'air', total: { amount: '87.00' } }],
    })
  })

  test('the same as a real checkout, to the last unit', async () => {
    const vera = shop.as(shop.visitor())
    const { checkout } = await vera.checkouts.createCheckout({
      channelType: 'WEB',
      lineItems: [line(jug, 3), line(bowl, 7), line(song)],
      checkoutInfo: { shippingInfo: { shippingDestination: { address: porto } } },
    })
    const tested = await tryOut({ lines: [{ ...line(jug, 3) }, { ...line(bowl, 7) }, { ...line(song) }], destination: porto })
    expect(totals(tested)).toMatchObject({ TOTAL: checkout.priceSummary!.total!.amount, TAX: checkout.priceSummary!.tax!.amount })
  })

  test('stores nothing', async () => {
    const rows = () =>
      shop.database.one(sql`
        select (select count(*) from carts where site_id = ${shop.siteId}) as carts, (select count(*) from checkouts where site_id = ${shop.siteId}) as checkouts,
          (select count(*) from events where site_id = ${shop.siteId}) as events, (select settings from sites where site_id = ${shop.siteId}) as settings`)
    const before = await rows()
    await tryOut({ lines: jugs, destination: porto, settings: { name: 'Somebody else' } })
    expect(await rows()).toEqual(before)
  })
})

describe('400', () => {
  test.each<[string, Cart, string[]]>([
    ['neither an item nor an amount', { lines: [{ quantity: 2 }] }, ['cart.lines[0] REQUIRED_ONE_OF_FIELD']],
    ['both', { lines: [{ ...line(jug), price: '1' }] }, ['cart.lines[0].price FIELD_NOT_ALLOWED']],
    ['half a cent', { lines: [{ price: '1.005' }] }, ['cart.lines[0].price DECIMAL_MAX_SCALE']],
    ['an empty discount', { lines: jugs, discounts: [{ name: 'Air' }] }, ['cart.discounts[0] REQUIRED_ONE_OF_FIELD']],
    [
      'more than 100 percent',
      { lines: jugs, discounts: [{ name: 'All', percentage: '101' }] },
      ['cart.discounts[0].percentage DECIMAL_LTE'],
    ],
    ['settings that could not be saved', { lines: jugs, settings: { timeZone: 'Mars' } }, ['cart.settings.timeZone VALIDATION']],
  ])('%s', async (_, cart, expected) => {
    expect(brokenRules(await refusalOf(tryOut(cart)))).toEqual(expected)
  })

  test('more than can be calculated with', async () => {
    expect(await refusalOf(tryOut({ lines: [{ ...line(statue, 100) }] }))).toMatchObject({ code: 'TOTAL_TOO_HIGH' })
  })
})

test('403: a visitor', async () => {
  expect(await refusalOf(shop.as(shop.visitor()).shop.testCart({ cart: { lines: jugs } }))).toMatchObject({ status: 403 })
})

test('409: a currency other than that of the products', async () => {
  expect(await refusalOf(tryOut({ lines: jugs, settings: { currency: 'USD' } }))).toMatchObject({ code: 'SHOP_CURRENCY_IN_USE' })
})
