import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockExistingMember } from '../change.ts'
import { staffIdOf } from '../staff.ts'
import { refuseStaff, trashMember } from '../trash.ts'

export const deleteMember: Handler<typeof members.deleteMember> = async (context, { id }) => {
  const member = await lockExistingMember(context, id)
  if ((await staffIdOf(context, member)) !== undefined) refuseStaff('id', id)
  await trashMember(context, member, null)
  return {}
}
