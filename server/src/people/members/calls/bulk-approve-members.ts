import type { members } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { approve } from '../approve.ts'
import { lockMembersMatching } from '../matching.ts'

export const bulkApproveMembers: Handler<typeof members.bulkApproveMembers> = async (context, { filter }) => {
  for (const member of await lockMembersMatching(context, { filter })) await approve(context, member)
  return { jobId: newId() }
}
