import type { Context } from '../../kernel/context.ts'
import { type Member, saveChanged } from '../members/public.ts'
import { dropPassword } from './member-password.ts'

/** A locked member whose address was verified. If it was verified by someone other than the owner of the password, the password is removed: it may belong
 *  to a stranger who registered first with this address. */
export async function verified(context: Context, member: Member, { passwordIsTheirs }: { passwordIsTheirs: boolean }): Promise<Member> {
  if (member.loginEmailVerified) return member
  if (!passwordIsTheirs) await dropPassword(context, member.id)
  return saveChanged(context, { ...member, loginEmailVerified: true }, ['loginEmailVerified'])
}
