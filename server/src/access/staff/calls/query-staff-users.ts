import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentUser } from '../present.ts'
import { selectUsers } from '../store.ts'

export const queryStaffUsers: Handler<typeof staff.queryStaffUsers> = async (context) => ({
  staffUsers: (await selectUsers(context)).map(presentUser),
})
