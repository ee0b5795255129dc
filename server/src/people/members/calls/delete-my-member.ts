import type { members } from '@stoa/contract'
import { recentSession } from '../../../access/member-sessions/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { acceptAssignee } from '../assignee.ts'
import { lockExistingMember } from '../change.ts'
import { staffIdOf } from '../staff.ts'
import { refuseStaff, trashMember } from '../trash.ts'

export const deleteMyMember: Handler<typeof members.deleteMyMember> = async (context, { contentAssigneeId }) => {
  const { id } = context.identity
  const member = await lockExistingMember(context, id)
  if ((await staffIdOf(context, member)) !== undefined) refuseStaff('', id)
  await recentSession(context)
  await trashMember(context, member, await acceptAssignee(context, contentAssigneeId, [id]))
  return {}
}
