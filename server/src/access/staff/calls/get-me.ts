import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentMe } from '../present.ts'
import { findUser } from '../store.ts'

export const getMe: Handler<typeof staff.getMe> = async (context) => ({
  user: presentMe((await findUser(context, context.identity.id)) ?? refuse('UNAUTHENTICATED')),
})
