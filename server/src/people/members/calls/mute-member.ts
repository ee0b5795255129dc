import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeMember } from '../change.ts'
import { muted } from '../moves.ts'
import { presentChanged } from '../present.ts'

export const muteMember: Handler<typeof members.muteMember> = async (context, { id }) => ({
  member: presentChanged(context, await changeMember(context, id, { fields: ['activityStatus'], to: muted })),
})
