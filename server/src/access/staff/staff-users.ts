import type { Scope } from '../../kernel/context.ts'
import type { Identity } from '../../kernel/identity.ts'
import { countRoles, findUser, findUserByEmail, findUserIds, lockUser } from './store.ts'
import { permissionsOfUser, type StaffUser } from './user.ts'

/** The ids of the site's staff by sign-in email in lower case. */
export async function staffByEmail(scope: Scope, emails: readonly string[]): Promise<Map<string, string>> {
  const users = emails.length > 0 ? await findUserIds(scope, emails) : []
  return new Map(users.map(({ email, id }) => [email, id]))
}

/** Whether a staff user has this id. */
export async function isStaff(scope: Scope, id: string): Promise<boolean> {
  const user = await findUser(scope, id)
  return user !== undefined && user.passwordHash !== null
}

/** Number of staff users per role, including invited ones. */
export async function countByRole(scope: Scope): Promise<Map<string, number>> {
  return new Map((await countRoles(scope)).map(({ roleId, count }) => [roleId, count]))
}

/** The identity that a staff user would have in a session, with their roles. */
export async function staffIdentity(
  scope: Scope,
  id: string,
): Promise<{ identity: Extract<Identity, { kind: 'owner' }>; roleIds: readonly string[] } | undefined> {
  const user = await findUser(scope, id)
  return user && { identity: { kind: 'owner', siteId: scope.siteId, id, permissions: permissionsOfUser(user) }, roleIds: user.roleIds }
}

/** The staff user who signs in with this address, locked until the transaction ends. Invited ones are excluded. */
export async function lockActiveByEmail(scope: Scope, email: string): Promise<StaffUser | undefined> {
  const found = await findUserByEmail(scope, email)
  const user = found && (await lockUser(scope, found.id))
  return user && user.passwordHash !== null ? user : undefined
}
