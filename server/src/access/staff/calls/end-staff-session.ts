import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { deleteOwnSession } from '../store.ts'

export const endStaffSession: Handler<typeof staff.endStaffSession> = async (context, { sessionId }) =>
  (await deleteOwnSession(context, sessionId)) ? {} : refuse('STAFF_SESSION_NOT_FOUND')
