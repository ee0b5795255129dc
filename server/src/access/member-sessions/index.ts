import type { memberSessions as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { endMemberSessions } from './calls/end-member-sessions.ts'
import { endMyOtherSessions } from './calls/end-my-other-sessions.ts'
import { endMySession } from './calls/end-my-session.ts'
import { queryMemberSessions } from './calls/query-member-sessions.ts'
import { queryMySessions } from './calls/query-my-sessions.ts'

export const memberSessions: Handlers<typeof contract> = {
  queryMySessions,
  endMySession,
  endMyOtherSessions,
  queryMemberSessions,
  endMemberSessions,
}
