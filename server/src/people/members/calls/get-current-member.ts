import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { hasEndedSession } from '../../../kernel/identity.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { largestFieldset, seenBy } from '../present.ts'
import { findVisible } from '../store.ts'

export const getCurrentMember: Handler<typeof members.getCurrentMember> = async (context, { fieldsets }) => {
  // Visitors get the answer that they are no member; a tab whose session has ended has to sign in again.
  if (hasEndedSession(context.identity)) refuse('UNAUTHENTICATED')
  const { kind, id } = context.identity
  const member = kind === 'member' ? await findVisible(context, id) : undefined
  return { member: seenBy(context, member ?? refuse('NOT_FOUND'), largestFieldset(fieldsets)) }
}
