import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { approve } from '../approve.ts'
import { lockExistingMember } from '../change.ts'
import { presentChanged } from '../present.ts'

export const approveMember: Handler<typeof members.approveMember> = async (context, { id }) => ({
  member: presentChanged(context, await approve(context, await lockExistingMember(context, id))),
})
