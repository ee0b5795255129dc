import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { keepChange } from '../change.ts'
import { presentMe } from '../present.ts'
import { lockUser } from '../store.ts'

export const updateMe: Handler<typeof staff.updateMe> = async (context, { name }) => {
  const user = (await lockUser(context, context.identity.id)) ?? refuse('UNAUTHENTICATED')
  const renamed = user.name === name ? user : await keepChange(context, 'updated', { changed: { ...user, name }, changedFields: ['name'] })
  return { user: presentMe(renamed) }
}
