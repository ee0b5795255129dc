import { itemProblems } from '../checkouts/problems.ts'
import { call } from '../call.ts'
import { Amount } from '../decimals.ts'
import { ItemReference, Quantity } from '../line-item.ts'
import { Country, maybe, Shape, Text } from '../scalars.ts'
import { DeliveryOptions } from './delivery-options.ts'
import { Shop } from './shop.ts'

const { ITEM_NOT_FOUND_IN_CATALOG, TOTAL_TOO_HIGH } = itemProblems

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

/** The ways of delivery to a country (the shop's own, where none is named) and what each costs, by the rules that carts and checkouts are reckoned by.
 *  The goods are a thing of the catalogue, an amount, or both together: a product beside what is in the cart already. Without either the prices are
 *  those of the smallest purchase. A thing that nobody has to bring is NOT_NEEDED. Postal codes decide nothing yet. */
export const getDeliveryOptions = call({
  method: 'GET',
  path: '/v1/shop/delivery-options',
  family: 'stoa',
  summary: 'How goods come to a country, how long that takes and what it costs.',
  source: 'screens §4: delivery estimate; commerce §7 "Checkout"',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'SHOP.READ',
  writes: false,
  request: Shape({
    country: maybe(Country),
    subdivision: maybe(Text(50)),
    postalCode: maybe(Text(50)),
    catalogReference: maybe(ItemReference),
    quantity: maybe(Quantity),
    /** What the goods come to; with a `catalogReference`, what all others come to. */
    goodsValue: maybe(Amount),
  }),
  response: Shape({ deliveryOptions: DeliveryOptions }),
  problems: { ITEM_NOT_FOUND_IN_CATALOG, TOTAL_TOO_HIGH },
  example: { country: 'PT', goodsValue: '42.00' },
})
