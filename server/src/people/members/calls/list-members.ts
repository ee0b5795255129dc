import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { pageOfMembers } from '../page.ts'

export const listMembers: Handler<typeof members.listMembers> = (context, { paging, fieldsets, sorting }) =>
  pageOfMembers(context, { query: { paging, ...(sorting ? { sorting } : {}) }, ...(fieldsets ? { fieldsets } : {}) }, 'message')
