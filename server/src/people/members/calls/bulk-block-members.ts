import type { members } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { revokeAccess } from '../block.ts'
import { lockMembersMatching } from '../matching.ts'
import { blocked } from '../moves.ts'
import { staffAmong } from '../staff.ts'

export const bulkBlockMembers: Handler<typeof members.bulkBlockMembers> = async (context, { filter }) => {
  const matching = await lockMembersMatching(context, { filter })
  const staff = await staffAmong(context, matching)
  for (const member of matching) if (!staff.has(member.id)) await revokeAccess(context, member, blocked(member))
  return { jobId: newId() }
}
