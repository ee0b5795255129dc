import type { members } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { acceptAssignee } from '../assignee.ts'
import { lockMembersMatching } from '../matching.ts'
import { staffAmong } from '../staff.ts'
import { trashMember } from '../trash.ts'

export const bulkDeleteMembersByFilter: Handler<typeof members.bulkDeleteMembersByFilter> = async (context, request) => {
  const matching = await lockMembersMatching(context, request)
  const staff = await staffAmong(context, matching)
  const leaving = matching.filter(({ id }) => !staff.has(id))
  const assignee = await acceptAssignee(
    context,
    request.contentAssigneeId,
    leaving.map(({ id }) => id),
  )
  for (const member of leaving) await trashMember(context, member, assignee)
  return { jobId: newId() }
}
