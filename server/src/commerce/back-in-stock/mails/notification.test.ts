import { describe, expect, test } from 'vitest'
import type { ShopSettings } from '../../../kernel/shop-settings.ts'
import { mailOf } from '../../../mail/public.ts'
import { notificationOf, type Notification } from './notification.ts'

const item = {
  productId: 'p1',
  variantId: 'v1',
  name: 'Shirt',
  slug: 'linen-shirt',
  visible: true,
  media: [],
  discount: null,
  lowestPriceMinor: 2500,
  choices: { Size: 'M', Colour: 'Blue' },
  priceMinor: 2600,
  saleMinor: null,
}
const notification: Notification = {
  request: { email: 'ana@example.org', itemUrl: null },
  item,
  details: {},
  shop: { name: 'Parapeito', language: 'en', locale: 'en-IE', currency: 'EUR' } as ShopSettings,
  baseUrl: 'https://shop.example',
  unsubscribeUrl: 'https://shop.example/back-in-stock/unsubscribe?token=t',
}
const plainOf = (changes: Partial<Notification>) => mailOf(notificationOf({ ...notification, ...changes })).plain

describe('the item', () => {
  test.each<[string, Partial<Notification>, string]>([
    ['a variant at its price', {}, 'Shirt (Size: M, Colour: Blue): €26.00'],
    [
      'a reduced variant',
      { item: { ...item, discount: { type: 'PERCENT', value: 10 } as never, saleMinor: 2340 } },
      'Shirt (Size: M, Colour: Blue): €23.40',
    ],
    ['any variant', { item: { ...item, variantId: null, choices: null, priceMinor: null } }, 'Shirt: From €25.00'],
    ['a reported amount', { details: { price: '19.5' } }, 'Shirt (Size: M, Colour: Blue): €19.50'],
    ['a reported text', { details: { price: '2 for €40' } }, 'Shirt (Size: M, Colour: Blue): 2 for €40'],
    ['a reported name', { details: { name: 'Linen shirt' } }, 'Linen shirt (Size: M, Colour: Blue): €26.00'],
    ['a deleted item', { item: undefined }, 'The item you asked for: '],
  ])('%s', (_, changes, line) => expect(plainOf(changes).split('\n')).toContain(line))
})

describe('the page', () => {
  test.each<[string, Partial<Notification>, string]>([
    ['that of the request', { request: { email: 'a@b.example', itemUrl: 'https://app.example/shirt' } }, 'https://app.example/shirt'],
    ['that of the shop', {}, 'https://shop.example/products/linen-shirt'],
    ['the shop’s first page if shoppers can’t see the item', { item: { ...item, visible: false } }, 'https://shop.example'],
    ['the shop’s first page if it was deleted', { item: undefined }, 'https://shop.example'],
  ])('%s', (_, changes, link) => expect(plainOf(changes).split('\n')).toContain(`View item: ${link}`))
})

test('how to unsubscribe is in the text and for mail programs', () => {
  const mail = mailOf(notificationOf(notification))
  expect(mail.unsubscribeUrl).toBe(notification.unsubscribeUrl)
  expect(mail.plain).toContain(`Don’t want such emails? Delete all requests of this address: ${notification.unsubscribeUrl}`)
})
