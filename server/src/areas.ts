import { apiKeys } from './api-keys/index.ts'
import type { AllHandlers } from './app.ts'
import { carts } from './carts/index.ts'
import { catalogue } from './catalogue/index.ts'
import { checkouts } from './checkouts/index.ts'
import { collections } from './collections/index.ts'
import { dataItems } from './data-items/index.ts'
import { events } from './events/index.ts'
import { mails } from './mails/index.ts'
import { oauth } from './oauth/index.ts'
import { orderLinks } from './order-links/index.ts'
import { orders } from './orders/index.ts'
import { payments } from './payments/index.ts'
import { reports } from './reports/index.ts'
import { shop } from './shop/index.ts'
import { staff } from './staff/index.ts'
import { status } from './status/index.ts'
import { stock } from './stock/index.ts'
import { views } from './views/index.ts'

/** The handlers of every area, in the contract's order. */
export const areas: AllHandlers = {
  apiKeys,
  carts,
  catalogue,
  checkouts,
  collections,
  dataItems,
  events,
  mails,
  oauth,
  orderLinks,
  orders,
  payments,
  reports,
  shop,
  staff,
  status,
  stock,
  views,
}
