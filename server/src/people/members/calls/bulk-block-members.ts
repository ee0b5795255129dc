import type { members } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { shutOut } from '../block.ts'
import { heldMatching } from '../matching.ts'
import { blocked } from '../moves.ts'
import { staffAmong } from '../staff.ts'

export const bulkBlockMembers: Handler<typeof members.bulkBlockMembers> = async (context, { filter }) => {
  const matching = await heldMatching(context, { filter })
  const staff = await staffAmong(context, matching)
  for (const member of matching) if (!staff.has(member.id)) await shutOut(context, member, blocked(member))
  return { jobId: newId() }
}
