import { backInStockEvents } from '../back-in-stock/events.ts'
import { brandEvents } from '../brands/events.ts'
import { cartEvents } from '../carts/events.ts'
import { productEvents } from '../catalogue/events.ts'
import { categoryEvents } from '../categories/events.ts'
import { checkoutEvents } from '../checkouts/events.ts'
import { collectionEvents } from '../collections/events.ts'
import { customizationEvents } from '../customizations/events.ts'
import { dataCollectionEvents } from '../data-collections/events.ts'
import { dataItemEvents } from '../data-items/events.ts'
import { fileEvents } from '../files/events.ts'
import { folderEvents } from '../folders/events.ts'
import { infoSectionEvents } from '../info-sections/events.ts'
import { inventoryItemEvents } from '../inventory-v3/events.ts'
import { memberEvents } from '../members/events.ts'
import { orderEvents } from '../orders/events.ts'
import { productV3Events } from '../products-v3/events.ts'
import { redirectEvents } from '../redirects/events.ts'
import { reviewEvents } from '../reviews/events.ts'
import { ribbonEvents } from '../ribbons/events.ts'
import { stockEvents } from '../stock/events.ts'
import { wishlistEvents } from '../wishlists/events.ts'

/** The events that webhooks deliver, by area (wire §9). Events of other areas are added with their areas. */
export const deliverableEvents = {
  carts: cartEvents,
  checkouts: checkoutEvents,
  orders: orderEvents,
  products: productEvents,
  productsV3: productV3Events,
  collections: collectionEvents,
  categories: categoryEvents,
  brands: brandEvents,
  ribbons: ribbonEvents,
  infoSections: infoSectionEvents,
  customizations: customizationEvents,
  stock: stockEvents,
  inventoryItems: inventoryItemEvents,
  backInStock: backInStockEvents,
  wishlists: wishlistEvents,
  reviews: reviewEvents,
  members: memberEvents,
  files: fileEvents,
  folders: folderEvents,
  redirects: redirectEvents,
  dataCollections: dataCollectionEvents,
  dataItems: dataItemEvents,
} as const

type Areas = typeof deliverableEvents
/** The type of an event as receivers get it, such as `wix.ecom.v1.order_approved`. */
export type WebhookEventType = {
  [A in keyof Areas]: { [E in keyof Areas[A]]: Areas[A][E] extends { type: infer T } ? T : never }[keyof Areas[A]]
}[keyof Areas]

/** The event types that a webhook can subscribe to. */
export const webhookEventTypes = Object.values(deliverableEvents).flatMap((events) =>
  Object.values(events).map(({ type }) => type),
) as WebhookEventType[]
