/** The groups of permissions that roles are built from. OWN is what every staff user has: their own session, password and views, and everything a visitor
 *  can do. ACCESS gives access to other accounts: API keys, apps and clients, how members sign in, and signing in as a member. */
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

/** Whether a permission only reads, or also writes. */
export const permissionLevels = ['READ', 'MODIFY'] as const
export type PermissionLevel = (typeof permissionLevels)[number]

/** The group of a permission, by its full name or by the part before its dot. The full name takes precedence. */
const groups: Readonly<Record<string, PermissionGroup>> = {
  API_KEYS: 'ACCESS',
  APPS: 'ACCESS',
  CATEGORIES: 'CATALOGUE',
  ECOM: 'ORDERS',
  EVENTS: 'HISTORY',
  EXPORTS: 'CONTENT',
  HEADLESS: 'OWN',
  IAM: 'PEOPLE',
  'IAM.AUTHENTICATION_SIGN_ON': 'ACCESS',
  IMPORTS: 'CONTENT',
  JOBS: 'HISTORY',
  LOCATIONS: 'CATALOGUE',
  MAILS: 'MAILS',
  MEDIA: 'CONTENT',
  MEMBERS: 'PEOPLE',
  OAUTH_CLIENTS: 'ACCESS',
  RECOMMENDATIONS: 'CATALOGUE',
  REPORTS: 'REPORTS',
  REVIEWS: 'CATALOGUE',
  ROLES: 'TEAM',
  SAMPLE: 'SETTINGS',
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
  WEBHOOKS: 'ACCESS',
  WIX_DATA: 'CONTENT',
  WIX_STORES: 'CATALOGUE',
}

/** Undefined if no group is assigned yet: then only roles with every permission have it. */
export const groupOf = (permission: string): PermissionGroup | undefined =>
  groups[permission] ?? groups[permission.slice(0, permission.indexOf('.'))]
