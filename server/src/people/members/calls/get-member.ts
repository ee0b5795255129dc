import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { largestFieldset, seenBy } from '../present.ts'
import { findVisible } from '../store.ts'

export const getMember: Handler<typeof members.getMember> = async (context, { id, fieldsets }) => {
  const member = (await findVisible(context, id)) ?? refuse('MEMBER_NOT_FOUND')
  return { member: seenBy(context, member, largestFieldset(fieldsets)) }
}
