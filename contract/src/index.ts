import * as apiKeys from './api-keys/calls.ts'
import * as apps from './apps/calls.ts'
import * as authentication from './authentication/calls.ts'
import * as backInStock from './back-in-stock/calls.ts'
import * as brands from './brands/calls.ts'
import * as carts from './carts/calls.ts'
import * as catalogue from './catalogue/calls.ts'
import * as categories from './categories/calls.ts'
import * as checkouts from './checkouts/calls.ts'
import * as collections from './collections/calls.ts'
import * as customizations from './customizations/calls.ts'
import * as dataCollections from './data-collections/calls.ts'
import * as dataExports from './data-exports/calls.ts'
import * as dataImports from './data-imports/calls.ts'
import * as dataItems from './data-items/calls.ts'
import * as dataJobs from './data-jobs/calls.ts'
import * as dataSettings from './data-settings/calls.ts'
import * as events from './events/calls.ts'
import * as files from './files/calls.ts'
import * as folders from './folders/calls.ts'
import * as infoSections from './info-sections/calls.ts'
import * as inventoryV3 from './inventory-v3/calls.ts'
import * as jobs from './jobs/calls.ts'
import * as locations from './locations/calls.ts'
import * as mails from './mails/calls.ts'
import * as memberPhotos from './member-photos/calls.ts'
import * as memberSessions from './member-sessions/calls.ts'
import * as members from './members/calls.ts'
import * as oauthClients from './oauth-clients/calls.ts'
import * as oauth from './oauth/calls.ts'
import * as orderLinks from './order-links/calls.ts'
import * as orders from './orders/calls.ts'
import * as payments from './payments/calls.ts'
import * as productExports from './product-exports/calls.ts'
import * as productSearch from './product-search/calls.ts'
import * as productsV3 from './products-v3/calls.ts'
import * as recommendations from './recommendations/calls.ts'
import * as recovery from './recovery/calls.ts'
import * as redirects from './redirects/calls.ts'
import * as reports from './reports/calls.ts'
import * as reviews from './reviews/calls.ts'
import * as ribbons from './ribbons/calls.ts'
import * as roles from './roles/calls.ts'
import * as sample from './sample/calls.ts'
import * as shop from './shop/calls.ts'
import * as signIn from './sign-in/calls.ts'
import * as signingKeys from './signing-keys/calls.ts'
import * as staff from './staff/calls.ts'
import * as status from './status/calls.ts'
import * as stock from './stock/calls.ts'
import * as variantRows from './variant-rows/calls.ts'
import * as verification from './verification/calls.ts'
import * as views from './views/calls.ts'
import * as webhooks from './webhooks/calls.ts'
import * as wishlists from './wishlists/calls.ts'

/** Every call that Stoa serves, by area. A `calls.ts` exports only calls. */
export const contract = {
  apiKeys,
  apps,
  authentication,
  backInStock,
  brands,
  carts,
  catalogue,
  categories,
  checkouts,
  collections,
  customizations,
  dataCollections,
  dataExports,
  dataImports,
  dataItems,
  dataJobs,
  dataSettings,
  events,
  files,
  folders,
  infoSections,
  inventoryV3,
  jobs,
  locations,
  mails,
  memberPhotos,
  memberSessions,
  members,
  oauth,
  oauthClients,
  orderLinks,
  orders,
  payments,
  productExports,
  productSearch,
  productsV3,
  recommendations,
  recovery,
  redirects,
  reports,
  reviews,
  ribbons,
  roles,
  sample,
  shop,
  signIn,
  signingKeys,
  staff,
  status,
  stock,
  variantRows,
  verification,
  views,
  webhooks,
  wishlists,
}
export type Contract = typeof contract

export {
  apiKeys,
  apps,
  authentication,
  backInStock,
  brands,
  carts,
  catalogue,
  categories,
  checkouts,
  collections,
  customizations,
  dataCollections,
  dataExports,
  dataImports,
  dataItems,
  dataJobs,
  dataSettings,
  events,
  files,
  folders,
  infoSections,
  inventoryV3,
  jobs,
  locations,
  mails,
  memberPhotos,
  memberSessions,
  members,
  oauth,
  oauthClients,
  orderLinks,
  orders,
  payments,
  productExports,
  productSearch,
  productsV3,
  recommendations,
  recovery,
  redirects,
  reports,
  reviews,
  ribbons,
  roles,
  sample,
  shop,
  signIn,
  signingKeys,
  staff,
  status,
  stock,
  variantRows,
  verification,
  views,
  webhooks,
  wishlists,
}
