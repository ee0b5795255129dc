import { call } from '../call.ts'
import { itemProblems } from '../checkouts/problems.ts'
import { Amount } from '../decimals.ts'
import { ItemReference, Quantity } from '../line-item.ts'
import { maybe, Country, Shape, Text, field } from '../scalars.ts'
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
  summary: 'Get the public profile of the shop.',
  description:
    'Returns name, texts, currency, pickup locations and payment methods, as a storefront shows them. Contains nothing confidential.',
  source: 'screens §4: header, footer, payment step',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'SHOP.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ shop: field(Shop, 'What shoppers may know about the shop.') }),
  problems: {},
  example: {},
})

export const getDeliveryOptions = call({
  method: 'GET',
  path: '/v1/shop/delivery-options',
  family: 'stoa',
  summary: 'Get delivery options, times and prices for a country.',
  description:
    'Returns the options for a country (by default the shop’s own), priced by the same rules as carts and checkouts. Send a product, ' +
    'an amount, or both for a product added to a cart; without either, prices are for the smallest purchase. If nothing needs to be ' +
    'delivered, returns NOT_NEEDED. With a product, pickup locations that are linked to a location of stock have its `availability` there, ' +
    'whatever the quantity. Postal codes aren’t considered yet.',
  source: 'screens §4: delivery estimate; commerce §7 "Checkout"',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'SHOP.READ',
  writes: false,
  request: Shape({
    country: maybe(Country, 'Country of the destination. The shop’s own by default.'),
    subdivision: maybe(Text(50), 'State, region or province of the destination.'),
    postalCode: maybe(Text(50), 'Postal code of the destination.'),
    catalogReference: maybe(ItemReference, 'Product to deliver.'),
    quantity: maybe(Quantity, 'Number of units of the product. 1 by default.'),
    goodsValue: maybe(Amount, 'Total of the items or, with a `catalogReference`, of all other items.'),
  }),
  response: Shape({ deliveryOptions: field(DeliveryOptions, 'Whether and how the shop delivers there.') }),
  problems: { ITEM_NOT_FOUND_IN_CATALOG, TOTAL_TOO_HIGH },
  example: { country: 'PT', goodsValue: '42.00' },
})

export const getSettings = call({
  method: 'GET',
  path: '/v1/shop/settings',
  family: 'stoa',
  summary: 'Get the shop settings.',
  description: 'Returns all settings with the `revision` that an update must send.',
  source: 'screens §5 "Settings"; decision 0016',
  allow: ['owner', 'app'],
  permission: 'SHOP.READ_SETTINGS',
  writes: false,
  request: Shape({}),
  response: Shape({ settings: field(ShopSettings, 'All settings of the shop.') }),
  problems: {},
  example: {},
})

export const updateSettings = call({
  method: 'PATCH',
  path: '/v1/shop/settings',
  family: 'stoa',
  summary: 'Update the shop settings.',
  description:
    'Replaces each setting that is sent; omitted ones stay unchanged. All settings are validated together, for example that pickup ' +
    'locations in use exist. Fails with SHOP_SETTINGS_CHANGED, without saving, if `revision` isn’t the current one. Applies at once in ' +
    'this process and within two seconds in others. The currency can be changed only while nothing has a price.',
  source: 'screens §5 "Settings"; decision 0016',
  allow: ['owner', 'app'],
  permission: 'SHOP.MODIFY_SETTINGS',
  writes: true,
  request: Shape({ settings: field(ShopSettingsUpdate, 'Settings to change, and the revision they are based on.') }),
  response: Shape({ settings: field(ShopSettings, 'All settings after the change.') }),
  problems: settingsProblems,
  example: { settings: { revision: '1', tagline: 'Things for the windowsill, and for those who lean on it.' } },
})

export const testCart = call({
  method: 'POST',
  path: '/v1/shop/test-cart',
  family: 'stoa',
  summary: 'Calculate a cart with current or draft settings, and explain the result.',
  description:
    'Uses the same code as real carts. Returns the matching delivery and tax regions, the price of each delivery option and the steps ' +
    'of each total. With `settings`, calculates as if they were saved. Nothing is saved.',
  source: 'DESIGN §6 "explain this total"; screens §5 "Settings"',
  allow: ['owner', 'app'],
  permission: 'SHOP.READ_SETTINGS',
  writes: false,
  request: Shape({ cart: field(TestCart, 'Items, destination and settings to calculate with.') }),
  response: Shape({ cart: field(TestedCart, 'Prices, delivery and tax of the cart, with the reasons.') }),
  problems: { TOTAL_TOO_HIGH, SHOP_CURRENCY_IN_USE: settingsProblems.SHOP_CURRENCY_IN_USE },
  example: {
    cart: {
      lines: [{ name: 'Gift wrapping', price: '4.00', quantity: 2 }],
      destination: { country: 'PT', subdivision: 'PT-13', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' },
    },
  },
})
