import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentChanged } from '../present.ts'
import { restoreFromTrash } from '../trash.ts'

export const restoreMember: Handler<typeof members.restoreMember> = async (context, { id }) => ({
  member: presentChanged(context, await restoreFromTrash(context, id)),
})
