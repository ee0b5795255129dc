import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentUser } from '../present.ts'
import { findUser } from '../store.ts'

export const getStaffUser: Handler<typeof staff.getStaffUser> = async (context, { id }) => ({
  staffUser: presentUser((await findUser(context, id)) ?? refuse('STAFF_USER_NOT_FOUND')),
})
