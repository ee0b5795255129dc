import type { Context } from '../../kernel/context.ts'
import { grants, type Permissions } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'
import { lockUsers } from './store.ts'
import { permissionsOfUser, type StaffUser } from './user.ts'

interface Team {
  /** The caller's present permissions, which may be fewer than when the call started. */
  held: Permissions
  users: readonly StaffUser[]
}

/** All staff users, locked for a change of permissions. Refuses a caller who has lost the required permission since the call started. */
export async function lockTeam(context: Context, permission: string): Promise<Team> {
  const users = await lockUsers(context)
  const caller = users.find(({ id }) => id === context.identity.id) ?? refuse('UNAUTHENTICATED')
  const held = permissionsOfUser(caller)
  if (!grants(held, permission)) refuse('PERMISSION_DENIED')
  return { held, users }
}

export const currentPermissions = async (context: Context, permission: string): Promise<Permissions> =>
  (await lockTeam(context, permission)).held
