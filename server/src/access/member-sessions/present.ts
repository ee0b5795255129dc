import type { memberSessions } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { deviceOf } from './device.ts'
import type { MemberSession } from './store.ts'

type Sent = ResponseOf<typeof memberSessions.queryMySessions>['sessions'][number]

export const presentSession = (session: MemberSession, currentId: string | undefined): Sent => ({
  id: session.id,
  current: session.id === currentId,
  ...(session.agent === null ? {} : { agent: session.agent }),
  ...deviceOf(session.agent),
  ...(session.network === null ? {} : { network: session.network }),
  ...(session.clientId === null ? {} : { clientId: session.clientId }),
  createdDate: session.createdDate.toISOString(),
  lastUsedDate: session.lastUsedDate.toISOString(),
  expiresDate: session.expiresDate.toISOString(),
})
