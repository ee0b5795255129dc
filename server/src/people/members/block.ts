import { endSessionsOf } from '../../access/member-sessions/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { lockExistingMember, saveChanged } from './change.ts'
import type { Member } from './member.ts'
import { blocked, disconnected } from './moves.ts'
import { staffIdOf } from './staff.ts'

/** Blocks a member and ends their sessions (threat U07). Staff can't be blocked. */
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

/** Saves a locked member that can no longer sign in. Sessions are ended even if that was so before, in case one remained. */
export async function revokeAccess(context: Context, member: Member, changed: Member): Promise<Member> {
  await endSessionsOf(context, member.id)
  return changed === member ? member : saveChanged(context, changed, ['status'])
}
