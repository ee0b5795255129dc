import { apiKeys } from './access/api-keys/index.ts'
import type { AllHandlers } from './http/app.ts'
import { apps } from './access/apps/index.ts'
import { authentication } from './people/authentication/index.ts'
import { carts } from './commerce/carts/index.ts'
import { catalogue } from './commerce/catalogue/index.ts'
import { checkouts } from './commerce/checkouts/index.ts'
import { collections } from './commerce/collections/index.ts'
import { dataCollections } from './content/data-collections/index.ts'
import { dataExports } from './content/data-exports/index.ts'
import { dataImports } from './content/data-imports/index.ts'
import { dataItems } from './content/data-items/index.ts'
import { dataJobs } from './content/data-jobs/index.ts'
import { dataSettings } from './content/data-settings/index.ts'
import { events } from './events/index.ts'
import { mails } from './mail/index.ts'
import { memberSessions } from './access/member-sessions/index.ts'
import { members } from './people/members/index.ts'
import { oauth } from './access/oauth/index.ts'
import { oauthClients } from './access/oauth-clients/index.ts'
import { orderLinks } from './commerce/order-links/index.ts'
import { orders } from './commerce/orders/index.ts'
import { payments } from './commerce/payments/index.ts'
import { recovery } from './people/recovery/index.ts'
import { redirects } from './web/redirects/index.ts'
import { reports } from './commerce/reports/index.ts'
import { roles } from './access/roles/index.ts'
import { shop } from './commerce/shop/index.ts'
import { signIn } from './people/sign-in/index.ts'
import { signingKeys } from './access/signing-keys/index.ts'
import { staff } from './access/staff/index.ts'
import { status } from './web/status/index.ts'
import { stock } from './commerce/stock/index.ts'
import { verification } from './people/verification/index.ts'
import { views } from './web/views/index.ts'

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
