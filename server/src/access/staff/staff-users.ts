import type { Scope } from '../../kernel/context.ts'
import type { Identity } from '../../kernel/identity.ts'
import { countRoles, findUser, findUserByEmail, findUserIds } from './store.ts'
import { permissionsOfUser, type StaffUser } from './user.ts'

/** The ids of those who work for the site, by the address each signs in with, in small letters. */
export async function staffByEmail(scope: Scope, emails: readonly string[]): Promise<Map<string, string>> {
  const users = emails.length > 0 ? await findUserIds(scope, emails) : []
  return new Map(users.map(({ email, id }) => [email, id]))
}

/** Whether somebody of this id works for the site. */
export async function isStaff(scope: Scope, id: string): Promise<boolean> {
  const user = await findUser(scope, id)
  return user !== undefined && user.passwordHash !== null
}

/** How many have each role, those who are invited included. */
export async function countByRole(scope: Scope): Promise<Map<string, number>> {
  return new Map((await countRoles(scope)).map(({ roleId, count }) => [roleId, count]))
}

/** Who somebody would be with a session, and their roles. */
export async function staffIdentity(
  scope: Scope,
  id: string,
): Promise<{ identity: Extract<Identity, { kind: 'owner' }>; roleIds: readonly string[] } | undefined> {
  const user = await findUser(scope, id)
  return user && { identity: { kind: 'owner', siteId: scope.siteId, id, permissions: permissionsOfUser(user) }, roleIds: user.roleIds }
}

/** Whoever signs in with this address; nobody who is only invited. */
export async function activeByEmail(scope: Scope, email: string): Promise<StaffUser | undefined> {
  const user = await findUserByEmail(scope, email)
  return user && user.passwordHash !== null ? user : undefined
}
