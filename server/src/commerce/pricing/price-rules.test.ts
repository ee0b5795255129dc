import { expect, test } from 'vitest'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { fractionOf, priceRulesOf } from './price-rules.ts'

const counter = { country: 'PT', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' }
const text = { title: 'Some option', deliveryTime: '2 days' }
const settings = {
  currency: 'EUR',
  taxIncludedInPrices: true,
  address: counter,
  taxRegions: [{ country: 'PT', subdivision: 'PT-20', name: 'IVA', ratePercent: '16' }],
  deliveryRegions: [
    {
      id: 'r1',
      name: 'Portugal',
      countries: ['PT'],
      options: [
        { kind: 'flat', code: 'post', priceMinor: 450, ...text },
        { kind: 'free-over', code: 'courier', priceMinor: 790, freeFromMinor: 6000, ...text },
        { kind: 'pickup', code: 'shop', pickupPlaceId: 'p1', ...text },
        { kind: 'pickup', code: 'closed', pickupPlaceId: 'gone', ...text },
      ],
    },
    { id: 'r2', name: 'World', countries: '*', options: [] },
  ],
  pickupPlaces: [{ id: 'p1', name: 'Workshop', address: counter, instructions: 'Ring the bell.' }],
} as unknown as ShopSettings

test.each([
  ['23', '0.23'],
  ['12.5', '0.125'],
  ['6', '0.06'],
  ['0', '0.00'],
  ['100', '1.00'],
  ['8.875', '0.08875'],
])('%s percent is a rate of %s', (percent, rate) => {
  expect(fractionOf(percent)).toBe(rate)
})

test('converts regions, options and taxes; a pickup without its location isn’t offered', () => {
  expect(priceRulesOf(settings)).toEqual({
    currency: 'EUR',
    taxIncludedInPrices: true,
    home: counter,
    taxRegions: [{ country: 'PT', subdivision: 'PT-20', name: 'IVA', rate: '0.16', appliesToDelivery: true }],
    deliveryRegions: [
      {
        id: 'r1',
        name: 'Portugal',
        areas: [{ country: 'PT' }],
        options: [
          { kind: 'FLAT', code: 'post', costMinor: 450, ...text },
          { kind: 'FREE_OVER', code: 'courier', costMinor: 790, freeFromMinor: 6000, ...text },
          { kind: 'PICKUP', code: 'shop', costMinor: 0, address: counter, instructions: 'Ring the bell.', ...text },
        ],
      },
      { id: 'r2', name: 'World', areas: 'REST_OF_WORLD', options: [] },
    ],
  })
})

test('caches the rules of the same settings', () => {
  expect(priceRulesOf(settings)).toBe(priceRulesOf(settings))
})
