import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { largestFieldset, seenBy } from '../present.ts'
import { findVisible } from '../store.ts'

export const getCurrentMember: Handler<typeof members.getCurrentMember> = async (context, { fieldsets }) => {
  const { kind, id } = context.identity
  const member = kind === 'member' ? await findVisible(context, id) : undefined
  return { member: seenBy(context, member ?? refuse('NOT_FOUND'), largestFieldset(fieldsets)) }
}
