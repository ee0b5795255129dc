import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeMember } from '../change.ts'
import { joined } from '../moves.ts'
import { presentChanged } from '../present.ts'

export const joinCommunity: Handler<typeof members.joinCommunity> = async (context) => ({
  member: presentChanged(context, await changeMember(context, context.identity.id, { fields: ['privacyStatus'], to: joined })),
})
