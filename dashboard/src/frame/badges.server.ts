import type { Client } from '@stoa/sdk'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { pendingCount } from '../members/pending-count.server.ts'
import { waitingCount } from '../reviews/waiting-count.server.ts'
import { countWebhooksInTrouble } from '../webhooks/count-in-trouble.server.ts'
import { notificationsAfter } from './notifications.server.ts'

/** Counts shown in the frame. */
export interface Badges {
  ordersToFulfill: number
  mailsInTrouble: number
  membersPending: number
  reviewsWaiting: number
  webhooksInTrouble: number
  /** Number of unseen notifications: `3`, `9+`, or empty. */
  unread: string
  /** When they were read, in milliseconds: of two results the later one is used. */
  readAt: number
}

const countMax = 9

export async function loadBadges(client: Client, notificationsSeen: number): Promise<Badges> {
  const readAt = Date.now()
  const [{ dashboard }, { outbox }, pending, reviewsWaiting, webhooksInTrouble, news] = await Promise.all([
    ifPermitted(client.reports.getDashboard({}), { dashboard: undefined }),
    ifPermitted(client.mails.getOutbox({}), { outbox: undefined }),
    ifPermitted(pendingCount(client), { count: 0 }),
    ifPermitted(waitingCount(client), 0),
    countWebhooksInTrouble(client),
    ifPermitted(notificationsAfter(client, { after: notificationsSeen, limit: countMax + 1 }), []),
  ])
  return {
    ordersToFulfill: dashboard?.ordersToFulfill.count ?? 0,
    mailsInTrouble: outbox?.inTrouble ?? 0,
    membersPending: pending.count,
    reviewsWaiting,
    webhooksInTrouble,
    unread: news.length > countMax ? `${countMax}+` : String(news.length || ''),
    readAt,
  }
}
