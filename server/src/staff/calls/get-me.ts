import type { staff } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { refuse } from '../../http/refuse.ts'
import { findUser } from '../store.ts'

export const getMe: Handler<typeof staff.getMe> = async ({ db, siteId, identity }) => {
  const user = (await findUser(db, siteId, identity.id)) ?? refuse('UNAUTHENTICATED')
  return { user }
}
