import type { Client } from '@stoa/sdk'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import type { NamedRole } from './person-view.ts'

/** The roles that the signed-in user can assign: those without permissions beyond their own. Only owners can assign the owner's role. */
export async function rolesToGive(client: Client): Promise<NamedRole[]> {
  const [{ roles }, { user }] = await Promise.all([ifPermitted(client.roles.queryRoles({}), { roles: [] }), client.staff.getMe({})])
  const held = new Set(user.permissions)
  const isWithin = (permissions: readonly string[]): boolean => permissions.every((permission) => held.has(permission))
  return roles
    .filter(({ id, permissions }) => (id === 'OWNER' ? user.roleIds.includes('OWNER') : isWithin(permissions)))
    .map(({ id, name }) => ({ id, name }))
}
