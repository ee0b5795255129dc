import { paths } from '../paths.ts'

/** Of a product, or of a variant: then its ID follows that of the product. */
function stockPath(id: string): string {
  const { length } = '00000000-0000-0000-0000-000000000000'
  return paths.stock(id.slice(0, length), id.slice(length + 1))
}

const pathsOf: Readonly<Record<string, (id: string) => string>> = {
  'wix.ecom.v1.back_in_stock_notification_request': paths.backInStockRequest,
  'wix.ecom.v1.order': paths.order,
  'wix.stores.catalog.v1.product': paths.product,
  'wix.inventory.v1.inventory_item': stockPath,
  'wix.stores.catalog.v1.collection': paths.collection,
  'wix.categories.v1.category': paths.collection,
  'stoa.stores.v1.location': paths.location,
  'stoa.stores.v1.search_settings': () => paths.productSearch,
  'stoa.v1.api_key': paths.apiKey,
  'stoa.v1.oauth_client': paths.oauthClient,
  'stoa.v1.app': paths.app,
  'stoa.v1.webhook': paths.webhook,
  'wix.members.v1.member': paths.member,
  'stoa.v1.staff_user': paths.person,
  'stoa.v1.staff_role': paths.role,
  'stoa.sign_in.v1.settings': () => paths.signInSettings,
  'stoa.data.v1.settings': () => paths.dataSettings,
}

/** The dashboard's page of an entity that an event or an email refers to; undefined if it has none. */
export const entityPath = (entityFqdn: string, entityId: string): string | undefined =>
  Object.hasOwn(pathsOf, entityFqdn) ? pathsOf[entityFqdn]!(entityId) : undefined
