import { apiKeys } from './api-keys/index.ts'
import type { AllHandlers } from './app.ts'
import { apps } from './apps/index.ts'
import { authentication } from './authentication/index.ts'
import { carts } from './carts/index.ts'
import { catalogue } from './catalogue/index.ts'
import { checkouts } from './checkouts/index.ts'
import { collections } from './collections/index.ts'
import { dataCollections } from './data-collections/index.ts'
import { dataExports } from './data-exports/index.ts'
import { dataImports } from './data-imports/index.ts'
import { dataItems } from './data-items/index.ts'
import { dataJobs } from './data-jobs/index.ts'
import { dataSettings } from './data-settings/index.ts'
import { events } from './events/index.ts'
import { mails } from './mails/index.ts'
import { memberSessions } from './member-sessions/index.ts'
import { members } from './members/index.ts'
import { oauth } from './oauth/index.ts'
import { oauthClients } from './oauth-clients/index.ts'
import { orderLinks } from './order-links/index.ts'
import { orders } from './orders/index.ts'
import { payments } from './payments/index.ts'
import { recovery } from './recovery/index.ts'
import { redirects } from './redirects/index.ts'
import { reports } from './reports/index.ts'
import { roles } from './roles/index.ts'
import { shop } from './shop/index.ts'
import { signIn } from './sign-in/index.ts'
import { signingKeys } from './signing-keys/index.ts'
import { staff } from './staff/index.ts'
import { status } from './status/index.ts'
import { stock } from './stock/index.ts'
import { verification } from './verification/index.ts'
import { views } from './views/index.ts'

/** The handlers of every area, in the contract's order. */
export const areas: AllHandlers = {
  apiKeys,
  apps,
  authentication,
  carts,
  catalogue,
  checkouts,
  collections,
  dataCollections,
  dataExports,
  dataImports,
  dataItems,
  dataJobs,
  dataSettings,
  events,
  mails,
  memberSessions,
  members,
  oauth,
  oauthClients,
  orderLinks,
  orders,
  payments,
  recovery,
  redirects,
  reports,
  roles,
  shop,
  signIn,
  signingKeys,
  staff,
  status,
  stock,
  verification,
  views,
}
