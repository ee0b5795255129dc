import { mailsInTrouble, mailStatuses, type MailStatus } from '@stoa/contract/mails/states'
import { countMax } from '../http/page-metadata.ts'
import type { Db } from '../kernel/db.ts'
import { countMails, findMailsInRetry } from './store.ts'

export interface StatusCount {
  status: MailStatus
  count: number
  tooManyToCount: boolean
}

/** Number of emails of a site, by status. */
export function countsByStatus(db: Db, siteId: string): Promise<StatusCount[]> {
  return Promise.all(
    mailStatuses.map(async (status) => {
      const counted = await countMails(db, siteId, { status, atMost: countMax })
      return { status, count: Math.min(counted, countMax), tooManyToCount: counted > countMax }
    }),
  )
}

export const countInTrouble = (counts: readonly StatusCount[]): number =>
  counts.filter(({ status }) => mailsInTrouble.includes(status)).reduce((sum, { count }) => sum + count, 0)

/** Emails with failed attempts that are still waiting: their number, and the mail server's last response. */
export const mailsInRetry = (db: Db, siteId: string): Promise<{ count: number; problem: string | null }> =>
  findMailsInRetry(db, siteId, countMax)
