import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeMember } from '../change.ts'
import { leftCommunity } from '../moves.ts'
import { presentChanged } from '../present.ts'

export const leaveCommunity: Handler<typeof members.leaveCommunity> = async (context) => ({
  member: presentChanged(context, await changeMember(context, context.identity.id, { fields: ['privacyStatus'], to: leftCommunity })),
})
