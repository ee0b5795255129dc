import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import * as blocking from '../block.ts'
import { presentChanged } from '../present.ts'

export const blockMember: Handler<typeof members.blockMember> = async (context, { id }) => ({
  member: presentChanged(context, await blocking.blockMember(context, id)),
})
