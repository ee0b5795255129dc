import { call } from '../call.ts'
import { Shape } from '../scalars.ts'
import { Shop } from './shop.ts'

/** What a storefront needs to introduce the shop. Nothing an owner would keep to himself is in it. */
export const getShop = call({
  method: 'GET',
  path: '/v1/shop',
  family: 'stoa',
  summary: "A shop's name, words, currency, pickup places and ways to pay.",
  source: 'screens §4: header, footer, payment step',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'SHOP.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ shop: Shop }),
  problems: {},
  example: {},
})
