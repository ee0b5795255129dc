import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import * as blocking from '../block.ts'
import { presentChanged } from '../present.ts'

export const disconnectMember: Handler<typeof members.disconnectMember> = async (context, { id }) => ({
  member: presentChanged(context, await blocking.disconnectMember(context, id)),
})
