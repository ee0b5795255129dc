import { permissionGroups, type PermissionGroup, type PermissionLevel } from './groups.ts'

/** How much of each group a role has; what is not named it has nothing of. MODIFY holds READ. */
export type RoleLevels = Readonly<Partial<Record<PermissionGroup, PermissionLevel>>>

interface BuiltInRole {
  name: string
  description: string
  levels: RoleLevels
}

const all = (level: PermissionLevel): RoleLevels => Object.fromEntries(permissionGroups.map((group) => [group, level]))

/** The roles every site has, from the one that may do most (decision 0025). An owner is more than the table says: no permission is missing, those of calls to
 *  come neither, and only owners make and unmake owners. */
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

/** Who has this role is refused nothing, and is never the last to be taken away. */
export const ownerRole: BuiltInRoleId = 'OWNER'
