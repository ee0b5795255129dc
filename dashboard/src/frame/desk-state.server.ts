import type { Client } from '@stoa/sdk'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { pendingCount } from '../members/pending-count.server.ts'
import { newsOf } from './notifications.server.ts'

/** What the frame shows of what goes on. */
export interface DeskState {
  ordersToFulfill: number
  mailsInTrouble: number
  membersPending: number
  /** How many notifications nobody has seen: `3`, `9+`, or nothing. */
  unread: string
  /** When it was looked at, in milliseconds: of two looks the later one counts. */
  readAt: number
}

const told = 9

export async function deskState(client: Client, notificationsSeen: number): Promise<DeskState> {
  const readAt = Date.now()
  const [{ desk }, { outbox }, pending, news] = await Promise.all([
    ifPermitted(client.reports.getDesk({}), { desk: undefined }),
    ifPermitted(client.mails.getOutbox({}), { outbox: undefined }),
    ifPermitted(pendingCount(client), { count: 0 }),
    ifPermitted(newsOf(client, { after: notificationsSeen, limit: told + 1 }), []),
  ])
  return {
    ordersToFulfill: desk?.ordersToFulfill.count ?? 0,
    mailsInTrouble: outbox?.inTrouble ?? 0,
    membersPending: pending.count,
    unread: news.length > told ? `${told}+` : String(news.length || ''),
    readAt,
  }
}
