import type { Context } from '../../kernel/context.ts'
import { grants, type Permissions } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'
import { lockUsers } from './store.ts'
import { permissionsOfUser, type StaffUser } from './user.ts'

interface Team {
  /** What the caller may do now, which may be less than when the call began. */
  held: Permissions
  users: readonly StaffUser[]
}

/** Everybody of the staff, held for a change to who may do what; refused where the caller has lost, since the call began, what it needs. */
export async function lockTeam(context: Context, permission: string): Promise<Team> {
  const users = await lockUsers(context)
  const caller = users.find(({ id }) => id === context.identity.id) ?? refuse('UNAUTHENTICATED')
  const held = permissionsOfUser(caller)
  if (!grants(held, permission)) refuse('PERMISSION_DENIED')
  return { held, users }
}

export const currentPermissions = async (context: Context, permission: string): Promise<Permissions> =>
  (await lockTeam(context, permission)).held
