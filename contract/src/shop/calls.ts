import { call } from '../call.ts'
import { itemProblems } from '../checkouts/problems.ts'
import { Amount } from '../decimals.ts'
import { ItemReference, Quantity } from '../line-item.ts'
import { maybe, Country, Shape, Text } from '../scalars.ts'
import { DeliveryOptions } from './delivery-options.ts'
import { settingsProblems } from './problems.ts'
import { ShopSettings, ShopSettingsUpdate } from './settings.ts'
import { Shop } from './shop.ts'
import { TestCart, TestedCart } from './test-cart.ts'

const { ITEM_NOT_FOUND_IN_CATALOG, TOTAL_TOO_HIGH } = itemProblems

export const getShop = call({
  method: 'GET',
  path: '/v1/shop',
  family: 'stoa',
  summary: "A shop's name, words, currency, pickup places and ways to pay.",
  description: 'What a storefront needs to introduce the shop. Nothing an owner would keep to himself is in it.',
  source: 'screens §4: header, footer, payment step',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'SHOP.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ shop: Shop }),
  problems: {},
  example: {},
})

export const getDeliveryOptions = call({
  method: 'GET',
  path: '/v1/shop/delivery-options',
  family: 'stoa',
  summary: 'How goods come to a country, how long that takes and what it costs.',
  description:
    "The ways of delivery to a country (the shop's own, where none is named) and what each costs, by the rules that carts and checkouts " +
    'are reckoned by. The goods are a thing of the catalogue, an amount, or both together: a product beside what is in the cart ' +
    'already. Without either the prices are those of the smallest purchase. A thing that nobody has to bring is NOT_NEEDED. Postal ' +
    'codes decide nothing yet.',
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

export const getSettings = call({
  method: 'GET',
  path: '/v1/shop/settings',
  family: 'stoa',
  summary: 'Read the settings of the shop.',
  description: 'All that the owner decides about the shop, with the `revision` that a change must name.',
  source: 'screens §5 "Settings"; decision 0016',
  allow: ['owner', 'app'],
  permission: 'SHOP.READ_SETTINGS',
  writes: false,
  request: Shape({}),
  response: Shape({ settings: ShopSettings }),
  problems: {},
  example: {},
})

export const updateSettings = call({
  method: 'PATCH',
  path: '/v1/shop/settings',
  family: 'stoa',
  summary: 'Change settings of the shop.',
  description:
    'Changes some settings: each that is sent is replaced whole, each that is left out stays. Everything is checked together, so that ' +
    'no option of delivery names a pickup place that is gone. `revision` is the one the change was made on: where somebody else was ' +
    'faster, nothing is written and SHOP_SETTINGS_CHANGED is answered. The process that answers obeys the new settings at once, every ' +
    'other within two seconds. The currency can be changed only as long as nothing has a price in it.',
  source: 'screens §5 "Settings"; decision 0016',
  allow: ['owner', 'app'],
  permission: 'SHOP.MODIFY_SETTINGS',
  writes: true,
  request: Shape({ settings: ShopSettingsUpdate }),
  response: Shape({ settings: ShopSettings }),
  problems: settingsProblems,
  example: { settings: { revision: '1', tagline: 'Things for the windowsill, and for those who lean on it.' } },
})

export const testCart = call({
  method: 'POST',
  path: '/v1/shop/test-cart',
  family: 'stoa',
  summary: 'What a cart would come to, under the settings there are or others, and why.',
  description:
    'Prices a cart by the very code that prices real ones, and says why it costs what it costs: which regions of delivery and tax ' +
    'count, what each way of delivery would come to, and every total step by step. With `settings` it is priced as if those were saved. ' +
    'Nothing is written.',
  source: 'DESIGN §6 "explain this total"; screens §5 "Settings"',
  allow: ['owner', 'app'],
  permission: 'SHOP.READ_SETTINGS',
  writes: false,
  request: Shape({ cart: TestCart }),
  response: Shape({ cart: TestedCart }),
  problems: { TOTAL_TOO_HIGH, SHOP_CURRENCY_IN_USE: settingsProblems.SHOP_CURRENCY_IN_USE },
  example: {
    cart: {
      lines: [{ name: 'Gift wrapping', price: '4.00', quantity: 2 }],
      destination: { country: 'PT', subdivision: 'PT-13', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' },
    },
  },
})
