import { members } from '@stoa/contract'
import { withTotals } from '../../../http/bulk-totals.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { staffAmong } from '../staff.ts'
import { lockAll } from '../store.ts'
import { staffStays, trashMember } from '../trash.ts'

const { message } = members.bulkDeleteMembers.problems.MEMBER_NOT_FOUND
const notFound = { code: 'MEMBER_NOT_FOUND', description: message, data: {} }

export const bulkDeleteMembers: Handler<typeof members.bulkDeleteMembers> = async (context, { memberIds }) => {
  const found = await lockAll(context, memberIds)
  const staff = await staffAmong(context, found)
  for (const member of found) if (!staff.has(member.id)) await trashMember(context, member, null)
  const known = new Set(found.map(({ id }) => id))
  const results = memberIds.map((id, originalIndex) => {
    const error = staff.has(id) ? { ...staffStays, data: { memberId: id } } : known.has(id) ? undefined : notFound
    return { itemMetadata: { id, originalIndex, success: !error, ...(error ? { error } : {}) } }
  })
  return withTotals(results)
}
