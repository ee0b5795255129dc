import { describe, expect, test } from 'vitest'
import { quoteDelivery, type DeliveryRegion } from './delivery.ts'

const regions: DeliveryRegion[] = [
  {
    id: 'home',
    name: 'Germany',
    areas: [{ country: 'DE' }],
    options: [
      { kind: 'FREE_OVER', code: 'parcel', title: 'Parcel', deliveryTime: '2–3 days', costMinor: 490, freeFromMinor: 5000 },
      { kind: 'FLAT', code: 'express', title: 'Express', costMinor: 1290 },
      { kind: 'PICKUP', code: 'shop', title: 'Fetch it', costMinor: 0, address: { country: 'DE', city: 'Bremen' } },
    ],
  },
  {
    id: 'helgoland',
    name: 'Helgoland',
    areas: [{ country: 'DE', subdivision: 'DE-SH' }],
    options: [{ kind: 'FLAT', code: 'ship', title: 'Ship', costMinor: 990 }],
  },
  {
    id: 'neighbours',
    name: 'Neighbours',
    areas: [{ country: 'AT' }, { country: 'NL' }],
    options: [
      {
        kind: 'BY_WEIGHT',
        code: 'post',
        title: 'Post',
        steps: [
          { upToGrams: 1000, costMinor: 790 },
          { upToGrams: 5000, costMinor: 1490 },
        ],
      },
    ],
  },
]
const restOfWorld: DeliveryRegion = {
  id: 'world',
  name: 'World',
  areas: 'REST_OF_WORLD',
  options: [{ kind: 'FLAT', code: 'air', title: 'Air', costMinor: 2990 }],
}
const parcel = { subtotalMinor: 3000, weightGrams: 800 }
const costs = (wanted: Parameters<typeof quoteDelivery>[0], all = regions) =>
  quoteDelivery(wanted, all).options.map(({ code, costMinor }) => [code, costMinor])

describe('options and their cost', () => {
  test.each([
    [
      'a country',
      { parcel, destination: { country: 'DE' } },
      [
        ['parcel', 490],
        ['express', 1290],
        ['shop', 0],
      ],
    ],
    [
      'just under free',
      { parcel: { ...parcel, subtotalMinor: 4999 }, destination: { country: 'DE' } },
      [
        ['parcel', 490],
        ['express', 1290],
        ['shop', 0],
      ],
    ],
    [
      'free from 50.00',
      { parcel: { ...parcel, subtotalMinor: 5000 }, destination: { country: 'DE' } },
      [
        ['parcel', 0],
        ['express', 1290],
        ['shop', 0],
      ],
    ],
    ['a subdivision before its country', { parcel, destination: { country: 'DE', subdivision: 'DE-SH' } }, [['ship', 990]]],
    [
      'another subdivision',
      { parcel, destination: { country: 'DE', subdivision: 'DE-BY' } },
      [
        ['parcel', 490],
        ['express', 1290],
        ['shop', 0],
      ],
    ],
    ['light', { parcel: { ...parcel, weightGrams: 1000 }, destination: { country: 'NL' } }, [['post', 790]]],
    ['heavy', { parcel: { ...parcel, weightGrams: 1001 }, destination: { country: 'NL' } }, [['post', 1490]]],
    ['too heavy', { parcel: { ...parcel, weightGrams: 5001 }, destination: { country: 'NL' } }, []],
    ['not delivered', { parcel, destination: { country: 'US' } }, []],
  ])('%s', (_, wanted, expected) => expect(costs(wanted)).toEqual(expected))

  test('the rest of the world covers what no other region names', () => {
    expect(costs({ parcel, destination: { country: 'US' } }, [restOfWorld, ...regions])).toEqual([['air', 2990]])
    expect(costs({ parcel, destination: { country: 'AT' } }, [restOfWorld, ...regions])).toEqual([['post', 790]])
  })
})

describe('the selection', () => {
  const destination = { country: 'DE' }
  test.each([
    ['nothing to deliver', { destination, selectedCode: 'express' }, 'NOT_NEEDED', undefined, undefined],
    ['no address yet', { parcel, selectedCode: 'express' }, 'ADDRESS_NEEDED', undefined, undefined],
    ['an address without country', { parcel, destination: { country: null } }, 'ADDRESS_NEEDED', undefined, undefined],
    ['nothing selected', { parcel, destination }, 'PROPOSED', 'parcel', undefined],
    ['selected', { parcel, destination, selectedCode: 'express' }, 'CHOSEN', 'express', undefined],
    [
      'selected, not offered',
      { parcel, destination, selectedCode: 'drone' },
      'PROPOSED',
      'parcel',
      { code: 'SELECTED_DELIVERY_UNAVAILABLE', deliveryCode: 'drone' },
    ],
    [
      'selected in another region',
      { parcel, destination: { country: 'AT' }, selectedCode: 'parcel' },
      'PROPOSED',
      'post',
      { code: 'SELECTED_DELIVERY_UNAVAILABLE', deliveryCode: 'parcel' },
    ],
    [
      'not delivered there',
      { parcel, destination: { country: 'US', subdivision: 'US-NY' } },
      'NOT_DELIVERED_THERE',
      undefined,
      { code: 'NO_DELIVERY_TO_ADDRESS', country: 'US', subdivision: 'US-NY' },
    ],
  ])('%s', (_, wanted, status, selected, problem) => {
    const quote = quoteDelivery(wanted, regions)
    expect([quote.status, quote.selected?.code, quote.problem]).toEqual([status, selected, problem])
  })

  test('an offer has its display texts, and a pickup its address', () => {
    const { region, options } = quoteDelivery({ parcel, destination }, regions)
    expect(region).toEqual({ id: 'home', name: 'Germany' })
    expect(options[0]).toMatchObject({ title: 'Parcel', deliveryTime: '2–3 days', pickup: undefined })
    expect(options[2]).toMatchObject({ title: 'Fetch it', pickup: { country: 'DE', city: 'Bremen' } })
  })
})
