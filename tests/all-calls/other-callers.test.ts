import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import type { CallResponse } from '../../server/src/kernel/app.ts'
import type { CallerIdentity } from '../../server/src/kernel/identity.ts'
import { jug } from '../support/goods.ts'
import { line, makeTestShop, type TestShop } from '../support/shop.ts'
import { idsOf, type HiddenThings, type Thing, type Things } from './ids.ts'
import { ghost, hasValue, requestOf, withValue } from './requests.ts'
import { hideThings, thingsOf } from './things.ts'

// Another visitor gets the same answer as for an unknown id: things of other people or sites do not exist (threats: general rule, S08).

const calls = allCalls(contract).map((named) => ({ ...named, ids: idsOf(named.id, named.area, named.call) }))
const permissions = [...new Set(calls.map(({ call }) => call.permission))]

/** Fields added to a call's example so that the id in question is looked up. */
const besides: Readonly<Record<string, object>> = {
  // In place of the item.
  'backInStock.reportItemsBackInStock requestIds[]': { catalogReference: undefined, requestIds: [ghost] },
  // With the category that the item is in, so that no answer depends on the one before.
  'categories.bulkSetItemCategories categoryIds[]': { categoryIds: [ghost, '30000000-0000-4000-8000-000000000001'] },
  'collections.moveProductInCollection targetId': { to: 'BEFORE', targetId: ghost },
  'reviews.createReview review.entityId': {
    review: { namespace: 'stores', entityId: jug, content: { rating: 5 }, author: { contactId: ghost } },
  },
  'carts.updateCurrentCart lineItems[].catalogReference.catalogItemId': { lineItems: [line(jug)] },
  'carts.updateCurrentCart merchantDiscounts[].lineItemIds[]': { merchantDiscounts: [{ amount: '1.00', lineItemIds: [ghost] }] },
  'checkouts.updateCheckout lineItems[].catalogReference.catalogItemId': { lineItems: [line(jug)] },
  'shop.getDeliveryOptions catalogReference.catalogItemId': { catalogReference: line(jug).catalogReference },
  'shop.testCart cart.lines[].catalogReference.catalogItemId': { cart: { lines: [line(jug)] } },
}

/** What everyone on the site can read; for those of another site it doesn't exist. */
const publicReads: readonly string[] = [
  'brands.getBrand',
  'customizations.getCustomization',
  'infoSections.getInfoSection',
  'ribbons.getRibbon',
]

/** The answer of a call if the thing its path names is missing. */
const notThere: Readonly<Partial<Record<Thing, string>>> = {
  cart: 'CHECKOUT_NOT_FOUND',
  checkout: 'CHECKOUT_NOT_FOUND',
  order: 'ORDER_NOT_FOUND',
  payment: 'PAYMENT_NOT_FOUND',
  apiKey: 'API_KEY_NOT_FOUND',
  oauthClient: 'OAUTH_CLIENT_NOT_FOUND',
  app: 'APP_NOT_FOUND',
  member: 'MEMBER_NOT_FOUND',
  deletedMember: 'MEMBER_NOT_IN_TRASH',
  memberSession: 'MEMBER_SESSION_NOT_FOUND',
  staffUser: 'STAFF_USER_NOT_FOUND',
  role: 'ROLE_NOT_FOUND',
  staffSession: 'STAFF_SESSION_NOT_FOUND',
  failedJob: 'JOB_NOT_FOUND',
  mail: 'MAIL_NOT_FOUND',
  waitingMail: 'MAIL_NOT_FOUND',
  event: 'EVENT_NOT_FOUND',
  file: 'RESOURCE_NOT_FOUND',
  film: 'RESOURCE_NOT_FOUND',
  replacedFile: 'RESOURCE_NOT_FOUND',
  failedFile: 'RESOURCE_NOT_FOUND',
  folder: 'FOLDER_NOT_FOUND',
  activity: 'ACTIVITY_NOT_FOUND',
  review: 'REVIEW_NOT_FOUND',
  backInStockRequest: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
  backInStockWave: 'WAVE_NOT_FOUND',
  view: 'VIEW_NOT_FOUND',
  wishlist: 'WISHLIST_NOT_FOUND',
  wishlistOwner: 'WISHLIST_NOT_FOUND',
  product: 'PRODUCT_NOT_FOUND',
  brand: 'BRAND_NOT_FOUND',
  ribbon: 'RIBBON_NOT_FOUND',
  infoSection: 'INFO_SECTION_NOT_FOUND',
  customization: 'CUSTOMIZATION_NOT_FOUND',
  inventoryItem: 'INVENTORY_ITEM_NOT_FOUND',
  location: 'LOCATION_NOT_FOUND',
  variant: 'VARIANT_NOT_FOUND',
  collection: 'COLLECTION_NOT_FOUND',
  collectionSlug: 'COLLECTION_NOT_FOUND',
  category: 'CATEGORY_NOT_FOUND',
  categorySlug: 'CATEGORY_NOT_FOUND',
  formerSlug: 'PRODUCT_NOT_FOUND',
  dataCollection: 'WDE0025',
  madeCollection: 'WDE0025',
  deletedCollection: 'WDE0025',
  dataItem: 'WDE0073',
  dataImport: 'IMPORT_NOT_FOUND',
  receivingImport: 'IMPORT_NOT_FOUND',
  runningImport: 'IMPORT_NOT_FOUND',
  pausedImport: 'IMPORT_NOT_FOUND',
  canceledImport: 'IMPORT_NOT_FOUND',
  importPreset: 'IMPORT_PRESET_NOT_FOUND',
  dataJob: 'NOT_FOUND',
  productsJob: 'JOB_NOT_FOUND',
  webhookApp: 'APP_NOT_FOUND',
  webhook: 'WEBHOOK_NOT_FOUND',
  webhookDelivery: 'WEBHOOK_DELIVERY_NOT_FOUND',
  webhookKey: 'WEBHOOK_KEY_NOT_FOUND',
}

interface OtherCaller {
  name: string
  identity: CallerIdentity
  own: Things
}

let shop: TestShop
let vera: { identity: CallerIdentity; things: Things }
let hidden: HiddenThings
let otherCallers: OtherCaller[]
let before: unknown

/** All of the buyer's data as the buyer sees it. */
const snapshot = async (): Promise<unknown> => {
  const { carts, checkouts, orders, payments } = shop.as(vera.identity)
  const { checkout, order, payment } = vera.things
  const seen = [
    carts.getCurrentCart({}),
    checkouts.getCheckout({ id: checkout }),
    orders.getOrder({ id: order }),
    payments.getPayment({ paymentGatewayOrderId: payment }),
  ]
  return Promise.all(seen)
}

beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  const neighbours = await makeTestShop({ rateLimits: 'off' })
  hidden = await hideThings(shop)
  const identity = shop.visitor()
  vera = { identity, things: await thingsOf(shop, identity) }
  const member = (id: string): CallerIdentity => ({ kind: 'member', siteId: shop.siteId, id })
  const here = {
    'another visitor': shop.visitor(),
    'a member': member(randomUUID()),
    'a member whose id is the visitor’s': member(identity.id),
  }
  const there = {
    'a neighbour’s visitor of the same id': neighbours.visitor(identity.id),
    'a neighbour’s owner': neighbours.owner(),
    'a neighbour’s app': { kind: 'app' as const, siteId: neighbours.siteId, id: randomUUID(), permissions },
  }
  const settle = async (home: TestShop, [name, stranger]: [string, CallerIdentity]): Promise<OtherCaller> => ({
    name,
    identity: stranger,
    own: await thingsOf(home, stranger),
  })
  otherCallers = await Promise.all([
    ...Object.entries(here).map((one) => settle(shop, one)),
    ...Object.entries(there).map((one) => settle(neighbours, one)),
  ])
  before = await snapshot()
})

const cases = calls.flatMap(({ id, call, ids }) => ids.map((named) => ({ id, call, named, ids })))

describe('another visitor gets the same answer as for an unknown id', () => {
  test.each(cases)('$id $named.path', async ({ id, call, named, ids }) => {
    const allowed = (named.sentBy ?? call.allow) as readonly string[]
    const asking = otherCallers.filter(
      ({ identity }) => allowed.includes(identity.kind) && !(identity.siteId === shop.siteId && publicReads.includes(id)),
    )
    expect(asking.length).toBeGreaterThan(0)
    const theirs = { ...vera.things, ...hidden }[named.thing]
    const example: Record<string, unknown> = { ...requestOf(id, call), ...besides[`${id} ${named.path}`] }
    for (const { name, identity, own } of asking) {
      const mine = ids.filter(({ path }) => path !== named.path && hasValue(example, path))
      const request = mine.reduce((so, { path, thing }) => (thing in own ? withValue(so, path, own[thing as keyof Things]) : so), example)
      const ask = async (value: string) => shown(await shop.app.call(id, identity, withValue(request, named.path, value)), value)
      const nobodys = await ask(ghostOf(theirs))
      expect(nobodys.status, `${name}: ${nobodys.text}`).not.toBe(400)
      // A caller without the permission in a collection is refused, whatever the item's id.
      if (call.path.includes(`{${named.path}}`) && nobodys.code !== 'WDE0027')
        expect(nobodys).toMatchObject({ status: 404, code: notThere[named.thing] })
      expect(await ask(theirs), name).toEqual(nobodys)
    }
  })
})

/** An unknown id of the same kind. */
const ghostOf = (id: string): string => id.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, () => randomUUID())

/** The content of an answer without its time and its ids. */
const shown = ({ status, body }: CallResponse, id: string) => ({
  status,
  code: (body as { details?: { applicationError?: { code: string } } }).details?.applicationError?.code,
  text: JSON.stringify(body)
    .replaceAll(id, '<id>')
    .replaceAll(/"(updatedDate|createdDate|revision|\$date)":"[^"]*"/g, '"$1":"<now>"'),
})

test('the buyer’s data is unchanged afterwards', async () => {
  expect(await snapshot()).toEqual(before)
})
