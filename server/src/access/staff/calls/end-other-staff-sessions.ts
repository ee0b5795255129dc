import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { deleteSessionsOf, lockUser } from '../store.ts'

export const endOtherStaffSessions: Handler<typeof staff.endOtherStaffSessions> = async (context) => {
  const { identity } = context
  await lockUser(context, identity.id)
  await deleteSessionsOf(context, identity.id, identity.kind === 'owner' ? (identity.sessionId ?? null) : null)
  return {}
}
