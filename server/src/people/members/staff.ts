import { isStaff, staffByEmail } from '../../access/staff/public.ts'
import type { Scope } from '../../kernel/context.ts'
import { emailKey } from './email-key.ts'
import type { Member } from './member.ts'

/** The members who are staff users, with their staff ids. They are matched by a verified email address: an unverified one proves nothing, because anyone
 *  can register with the owner's. */
export async function staffAmong(context: Scope, members: readonly Member[]): Promise<Map<string, string>> {
  const proven = members.flatMap(({ id, loginEmail, loginEmailVerified }) =>
    loginEmail !== null && loginEmailVerified ? [{ id, key: emailKey(loginEmail) }] : [],
  )
  const staff = await staffByEmail(
    context,
    proven.map(({ key }) => key),
  )
  return new Map(proven.flatMap(({ id, key }) => (staff.has(key) ? [[id, staff.get(key)!] as const] : [])))
}

export const staffIdOf = async (context: Scope, member: Member): Promise<string | undefined> =>
  (await staffAmong(context, [member])).get(member.id)

export { isStaff }
