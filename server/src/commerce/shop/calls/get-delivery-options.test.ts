import { beforeAll, describe, expect, test } from 'vitest'
import { jug, shirt, song, statue } from '../../../../../tests/support/goods.ts'
import { brokenRules, line, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})

type Input = Parameters<ReturnType<TestShop['as']>['shop']['getDeliveryOptions']>[0]
const ask = async (input: Input) => (await shop.as(shop.visitor()).shop.getDeliveryOptions(input)).deliveryOptions
const { catalogReference } = line(jug)

describe('200: the options and their prices', () => {
  test.each<[string, Input, string, (string | undefined)[][]]>([
    [
      'a country',
      { country: 'PT' },
      'DELIVERED',
      [
        ['post', '5.00', '200.00', '200.00'],
        ['fetch', '0.00', undefined, undefined],
      ],
    ],
    [
      'the shop’s country by default',
      {},
      'DELIVERED',
      [
        ['post', '5.00', '200.00', '200.00'],
        ['fetch', '0.00', undefined, undefined],
      ],
    ],
    [
      'just under free',
      { country: 'PT', goodsValue: '199.99' },
      'DELIVERED',
      [
        ['post', '5.00', '200.00', '0.01'],
        ['fetch', '0.00', undefined, undefined],
      ],
    ],
    [
      'free',
      { country: 'PT', goodsValue: '200' },
      'DELIVERED',
      [
        ['post', '0.00', '200.00', undefined],
        ['fetch', '0.00', undefined, undefined],
      ],
    ],
    [
      'four jugs',
      { country: 'PT', catalogReference, quantity: 4 },
      'DELIVERED',
      [
        ['post', '5.00', '200.00', '40.00'],
        ['fetch', '0.00', undefined, undefined],
      ],
    ],
    [
      'a jug with other items for 160.00',
      { country: 'PT', catalogReference, goodsValue: '160' },
      'DELIVERED',
      [
        ['post', '0.00', '200.00', undefined],
        ['fetch', '0.00', undefined, undefined],
      ],
    ],
    ['abroad', { country: 'ES', subdivision: 'ES-CN', postalCode: '35001' }, 'DELIVERED', [['courier', '15.00', undefined, undefined]]],
    ['not delivered', { country: 'US' }, 'NOT_DELIVERED_THERE', []],
    ['a song', { country: 'PT', catalogReference: line(song).catalogReference }, 'NOT_NEEDED', []],
    [
      'a song with other items',
      { country: 'ES', catalogReference: line(song).catalogReference, goodsValue: '40' },
      'DELIVERED',
      [['courier', '15.00', undefined, undefined]],
    ],
  ])('%s', async (_, input, status, expected) => {
    const quote = await ask(input)
    expect(quote.status).toBe(status)
    expect(quote.options.map(({ code, price, freeFrom, untilFree }) => [code, price.amount, freeFrom?.amount, untilFree?.amount])).toEqual(
      expected,
    )
  })
})

test('200: formatted, with the region and the pickup location', async () => {
  const { country, region, options } = await ask({})
  expect({ country, region }).toEqual({ country: 'PT', region: { id: '70000000-0000-4000-8000-000000000091', name: 'Portugal' } })
  expect(options[0]).toEqual({
    code: 'post',
    kind: 'FREE_OVER',
    title: 'Post',
    deliveryTime: '2 days',
    price: { amount: '5.00', formattedAmount: '€5.00' },
    freeFrom: { amount: '200.00', formattedAmount: '€200.00' },
    untilFree: { amount: '200.00', formattedAmount: '€200.00' },
  })
  expect(options[1]).toMatchObject({ kind: 'PICKUP', pickupPlace: { id: 'p1', name: 'Workshop', address: { city: 'Porto' } } })
})

test('200: the same prices as a checkout’s', async () => {
  const vera = shop.as(shop.visitor())
  const { checkout } = await vera.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [line(jug, 5)],
    checkoutInfo: { shippingInfo: { shippingDestination: { address: { country: 'PT' } } } },
  })
  const [carrier] = checkout.shippingInfo!.carrierServiceOptions!
  const offered = carrier!.shippingOptions!.map(({ code, cost }) => [code, cost!.price!.amount])
  expect((await ask({ catalogReference, quantity: 5 })).options.map(({ code, price }) => [code, price.amount])).toEqual(offered)
})

test('400: an amount that isn’t valid in the currency', async () => {
  expect(brokenRules(await refusalOf(ask({ goodsValue: '1.005' })))).toEqual(['goodsValue DECIMAL_MAX_SCALE'])
})

test('400: more than can be calculated with', async () => {
  const dear = { catalogReference: line(statue).catalogReference, quantity: 100 }
  expect(await refusalOf(ask(dear))).toMatchObject({ status: 400, code: 'TOTAL_TOO_HIGH' })
})

test('404: an item that doesn’t exist, or a variant that isn’t selected', async () => {
  for (const unknown of [line('c0ffee00-0000-4000-8000-00000000dead'), line(shirt.id)])
    expect(await refusalOf(ask({ catalogReference: unknown.catalogReference }))).toMatchObject({ code: 'ITEM_NOT_FOUND_IN_CATALOG' })
})
