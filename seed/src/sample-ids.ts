import { ordersMax } from './history/history.ts'
import { customers } from './history/people.ts'
import { requestsCount } from './history/waiting.ts'
import { backInStockRequestId, checkoutId, orderId } from './ids.ts'
import { sampleShop } from './shop.ts'

const numbers = Array.from({ length: ordersMax }, (_, index) => index + 1)

/** The IDs of everything that a new site is filled with. The server makes IDs of another form, so nothing else has one of them. */
export const sampleIds = {
  products: sampleShop.products.map(({ id }) => id),
  collections: sampleShop.collections.map(({ id }) => id),
  media: [...sampleShop.media, ...sampleShop.films, ...sampleShop.files].map(({ id }) => id),
  dataCollections: sampleShop.dataCollections.map(({ id }) => id),
  dataItems: sampleShop.dataCollections.flatMap(({ items }) => items.map(({ _id }) => _id)),
  members: customers.map(({ id }) => id),
  orders: numbers.map(orderId),
  checkouts: numbers.map(checkoutId),
  backInStockRequests: Array.from({ length: requestsCount }, (_, index) => backInStockRequestId(index + 1)),
}
