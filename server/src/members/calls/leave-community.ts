import type { members } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { changeMember } from '../change.ts'
import { gone } from '../moves.ts'
import { presentMember } from '../present.ts'

export const leaveCommunity: Handler<typeof members.leaveCommunity> = async (context) => ({
  member: presentMember(await changeMember(context, context.identity.id, { fields: ['privacyStatus'], to: gone }), 'FULL'),
})
