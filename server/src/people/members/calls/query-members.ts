import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { pageOfMembers } from '../page.ts'

export const queryMembers: Handler<typeof members.queryMembers> = (context, request) => pageOfMembers(context, request, 'query')
