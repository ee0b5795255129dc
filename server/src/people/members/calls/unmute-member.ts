import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeMember } from '../change.ts'
import { unmuted } from '../moves.ts'
import { presentChanged } from '../present.ts'

export const unmuteMember: Handler<typeof members.unmuteMember> = async (context, { id }) => ({
  member: presentChanged(context, await changeMember(context, id, { fields: ['activityStatus'], to: unmuted })),
})
