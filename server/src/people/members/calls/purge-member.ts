import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { purge } from '../purge.ts'
import { lockTrashed } from '../store.ts'

export const purgeMember: Handler<typeof members.purgeMember> = async (context, { id }) => {
  await purge(context, (await lockTrashed(context, id)) ?? refuse('MEMBER_NOT_IN_TRASH'))
  return {}
}
