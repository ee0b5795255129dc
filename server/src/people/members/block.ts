import { endSessionsOf } from '../../access/member-sessions/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { lockExistingMember, saveChanged } from './change.ts'
import type { Member } from './member.ts'
import { blocked, disconnected } from './moves.ts'
import { staffIdOf } from './staff.ts'

/** Shuts a member out, and out of wherever it is signed in (threat U07). Those who work for the site stay. */
export async function blockMember(context: Context, id: string): Promise<Member> {
  const member = await lockExistingMember(context, id)
  const staffId = await staffIdOf(context, member)
  if (staffId !== undefined && staffId === context.identity.id) refuse('MEMBER_SELF_BLOCK_FORBIDDEN', { memberId: id })
  if (staffId !== undefined) refuse('OWNER_MEMBER_BLOCK_FORBIDDEN', { memberId: id })
  return revokeAccess(context, member, blocked(member))
}

export async function disconnectMember(context: Context, id: string): Promise<Member> {
  const member = await lockExistingMember(context, id)
  return revokeAccess(context, member, disconnected(member))
}

/** Saves a held member that may not sign in any more. Its sessions end even where it was so before: none is to outlive a mistake. */
export async function revokeAccess(context: Context, member: Member, changed: Member): Promise<Member> {
  await endSessionsOf(context, member.id)
  return changed === member ? member : saveChanged(context, changed, ['status'])
}
