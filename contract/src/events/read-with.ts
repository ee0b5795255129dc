/** The permission that shows what an event holds: that of the call which reads such an entity. A key or app without it learns that something happened, and to
 *  which id, but not what there is now. What is not named here is shown to whoever acts without limits alone. */
export const readWith: Readonly<Record<string, string>> = {
  'wix.ecom.v1.cart': 'ECOM.READ_CARTS',
  'wix.ecom.v1.checkout': 'ECOM.READ_CHECKOUTS',
  'wix.ecom.v1.order': 'ECOM.READ_ORDERS',
  'wix.members.v1.member': 'MEMBERS.MEMBER_READ',
  'wix.data.v2.data_item': 'WIX_DATA.QUERY',
  'stoa.data.v1.sandbox_item': 'WIX_DATA.QUERY',
  'stoa.data.v1.settings': 'WIX_DATA.READ_SETTINGS',
  'wix.data.v2.data_collection': 'WIX_DATA.READ_COLLECTIONS',
  'wix.headless.v1.redirect_session': 'HEADLESS.READ_REDIRECT_SESSIONS',
  'wix.stores.catalog.v1.collection': 'WIX_STORES.READ_PRODUCTS',
  'wix.stores.catalog.v1.product': 'WIX_STORES.READ_PRODUCTS',
  'stoa.shop.v1.settings': 'SHOP.READ_SETTINGS',
  'stoa.sign_in.v1.settings': 'SIGN_IN.READ_SETTINGS',
  'stoa.v1.api_key': 'API_KEYS.READ',
  'stoa.v1.app': 'APPS.READ',
  'stoa.v1.oauth_client': 'OAUTH_CLIENTS.READ',
  'stoa.v1.signing_key': 'SIGNING_KEYS.READ',
  'stoa.v1.staff_role': 'ROLES.READ',
  'stoa.v1.staff_user': 'STAFF.READ',
  'stoa.v1.view': 'VIEWS.READ',
}
