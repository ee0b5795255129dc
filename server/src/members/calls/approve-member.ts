import type { members } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { changeMember } from '../change.ts'
import { approved } from '../moves.ts'
import { presentChanged } from '../present.ts'

export const approveMember: Handler<typeof members.approveMember> = async (context, { id }) => ({
  member: presentChanged(context, await changeMember(context, id, { fields: ['status'], to: approved })),
})
