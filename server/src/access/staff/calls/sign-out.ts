import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { closeSession } from '../sessions.ts'

export const signOut: Handler<typeof staff.signOut> = async ({ db, siteId }, { sessionToken }) => {
  await closeSession(db, siteId, sessionToken)
  return {}
}
