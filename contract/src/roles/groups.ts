/** What permissions are about, as roles are put together. OWN is what everybody at the desk has: their own session, password and views, and what any visitor
 *  may ask. ACCESS opens other doors: API keys, apps and clients, how members sign in, signing on as one of them. */
export const permissionGroups = [
  'OWN',
  'ORDERS',
  'CATALOGUE',
  'CONTENT',
  'REPORTS',
  'PEOPLE',
  'MAILS',
  'SETTINGS',
  'HISTORY',
  'ACCESS',
  'TEAM',
] as const
export type PermissionGroup = (typeof permissionGroups)[number]

/** Whether a permission only shows, or changes something too. */
export const permissionLevels = ['READ', 'MODIFY'] as const
export type PermissionLevel = (typeof permissionLevels)[number]

/** The group of a permission, by its whole name or by what stands before its dot; the whole name counts first. */
const groups: Readonly<Record<string, PermissionGroup>> = {
  API_KEYS: 'ACCESS',
  APPS: 'ACCESS',
  ECOM: 'ORDERS',
  EVENTS: 'HISTORY',
  EXPORTS: 'CONTENT',
  HEADLESS: 'OWN',
  IAM: 'PEOPLE',
  'IAM.AUTHENTICATION_SIGN_ON': 'ACCESS',
  IMPORTS: 'CONTENT',
  JOBS: 'HISTORY',
  MAILS: 'MAILS',
  MEMBERS: 'PEOPLE',
  OAUTH_CLIENTS: 'ACCESS',
  REPORTS: 'REPORTS',
  ROLES: 'TEAM',
  SHOP: 'SETTINGS',
  'SHOP.READ': 'OWN',
  SIGN_IN: 'ACCESS',
  SIGNING_KEYS: 'ACCESS',
  'SIGN_IN.READ': 'OWN',
  STAFF: 'TEAM',
  'STAFF.MODIFY_OWN': 'OWN',
  'STAFF.MODIFY_PREFERENCES': 'OWN',
  'STAFF.READ_OWN': 'OWN',
  'STAFF.SIGN_OUT': 'OWN',
  STATUS: 'HISTORY',
  STOCK: 'CATALOGUE',
  VIEWS: 'OWN',
  WIX_DATA: 'CONTENT',
  WIX_STORES: 'CATALOGUE',
}

/** Undefined where nobody has said yet: then only those have it who have everything. */
export const groupOf = (permission: string): PermissionGroup | undefined =>
  groups[permission] ?? groups[permission.slice(0, permission.indexOf('.'))]
