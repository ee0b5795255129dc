import { permissionGroups, type PermissionGroup, type PermissionLevel } from './groups.ts'

/** A role's level in each permission group. A group that isn't listed gives no permission. MODIFY includes READ. */
export type RoleLevels = Readonly<Partial<Record<PermissionGroup, PermissionLevel>>>

interface BuiltInRole {
  name: string
  description: string
  levels: RoleLevels
}

const all = (level: PermissionLevel): RoleLevels => Object.fromEntries(permissionGroups.map((group) => [group, level]))

/** The roles that every site has, from the most powerful one (decision 0025). An owner has more than the table says: every permission, including those of
 *  future calls. Only owners appoint and remove owners. */
export const builtInRoles = {
  OWNER: { name: 'Owner', description: 'Full access, including adding and removing owners.', levels: all('MODIFY') },
  ADMINISTRATOR: { name: 'Administrator', description: 'Full access, except adding and removing owners.', levels: all('MODIFY') },
  SHOP_MANAGER: {
    name: 'Shop manager',
    description: 'Manages orders, products and settings. Can view but not change members.',
    levels: {
      ORDERS: 'MODIFY',
      CATALOGUE: 'MODIFY',
      CONTENT: 'MODIFY',
      REPORTS: 'READ',
      PEOPLE: 'READ',
      MAILS: 'MODIFY',
      SETTINGS: 'MODIFY',
      HISTORY: 'READ',
    },
  },
  ORDER_FULFILLER: {
    name: 'Order fulfiller',
    description: 'Fulfills orders. Can view products and reports.',
    levels: { ORDERS: 'MODIFY', CATALOGUE: 'READ', REPORTS: 'READ', HISTORY: 'READ' },
  },
  PEOPLE_MANAGER: {
    name: 'People manager',
    description: 'Approves, blocks and manages members. Can view their orders and emails.',
    levels: { PEOPLE: 'MODIFY', ORDERS: 'READ', MAILS: 'READ', HISTORY: 'READ' },
  },
  READER: {
    name: 'Reader',
    description: 'Can view everything but change nothing.',
    levels: all('READ'),
  },
} as const satisfies Readonly<Record<string, BuiltInRole>>

export type BuiltInRoleId = keyof typeof builtInRoles
export const builtInRoleIds = Object.keys(builtInRoles) as readonly BuiltInRoleId[]

export const isBuiltIn = (id: string): id is BuiltInRoleId => Object.hasOwn(builtInRoles, id)

/** This role has every permission, and its last holder can't be removed. */
export const ownerRole: BuiltInRoleId = 'OWNER'
