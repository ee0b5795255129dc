import type { members } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { changeMember } from '../change.ts'
import { muted } from '../moves.ts'
import { presentMember } from '../present.ts'

export const muteMember: Handler<typeof members.muteMember> = async (context, { id }) => ({
  member: presentMember(await changeMember(context, id, { fields: ['activityStatus'], to: muted }), 'FULL'),
})
