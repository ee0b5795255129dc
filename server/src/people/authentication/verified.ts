import type { Context } from '../../kernel/context.ts'
import { type Member, saveChanged } from '../members/public.ts'
import { dropPassword } from './member-password.ts'

/** A held member whose address was shown to be their own. Where somebody else than the password's owner has shown it, the password goes: it may be of a stranger
 *  who registered first with an address that was not theirs. */
export async function verified(context: Context, member: Member, { passwordIsTheirs }: { passwordIsTheirs: boolean }): Promise<Member> {
  if (member.loginEmailVerified) return member
  if (!passwordIsTheirs) await dropPassword(context, member.id)
  return saveChanged(context, { ...member, loginEmailVerified: true }, ['loginEmailVerified'])
}
