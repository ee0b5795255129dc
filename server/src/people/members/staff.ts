import { isStaff, staffByEmail } from '../../access/staff/public.ts'
import type { Scope } from '../../kernel/context.ts'
import { emailKey } from './email-key.ts'
import type { Member } from './member.ts'

/** Which members are those who work for the site, with their ids there: told by an address that is proven to be the member's own. An address alone is worth
 *  nothing, as anybody can register with the owner's. */
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
