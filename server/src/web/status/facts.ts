import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { countPaymentsToReconcile } from '../../commerce/payments/public.ts'
import { findFfmpeg } from '../../content/file-programs/public.ts'
import { consumerBacklogs, type Backlog, countUnpublishedEvents } from '../../events/public.ts'
import { countMax } from '../../http/page-metadata.ts'
import { countFailed } from '../../jobs/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { Settings } from '../../kernel/settings.ts'
import { countsByStatus, mailsInRetry } from '../../mail/public.ts'
import { databaseFacts, type DatabaseFacts } from './store.ts'

/** Measured facts, before they are rated. */
export interface Facts {
  now: Date
  version: string
  node: string
  role: Settings['role']
  uptimeSeconds: number
  memoryBytes: number
  /** The version of ffmpeg; undefined if the machine has none. */
  ffmpeg: string | undefined
  database: DatabaseFacts
  unpublished: Backlog
  consumers: readonly (Backlog & { consumer: string })[]
  paymentsToHeal: number
  mails: {
    /** Host and port without credentials; undefined if there is none. */
    server: string | undefined
    waiting: number
    /** Emails with failed attempts that are still waiting, and the last response. */
    retried: number
    problem: string | null
    failed: number
  }
  jobsFailed: number
  /** Undefined if the data folder can't be read. */
  disk: { freeBytes: number; totalBytes: number } | undefined
}

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }

export async function facts({ db, siteId, now, services: { settings } }: Context): Promise<Facts> {
  const [database, unpublished, consumers, toHeal, mails, retried, jobsFailed, disk, ffmpeg] = await Promise.all([
    databaseFacts(db),
    countUnpublishedEvents(db, siteId, countMax),
    consumerBacklogs(db, siteId),
    countPaymentsToReconcile(db, siteId),
    countsByStatus(db, siteId),
    mailsInRetry(db, siteId),
    countFailed(db, siteId, countMax),
    diskOf(settings.dataFolder),
    findFfmpeg(settings),
  ])
  const count = (status: string): number => mails.find((one) => one.status === status)?.count ?? 0
  return {
    now,
    version,
    node: process.version,
    role: settings.role,
    uptimeSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    ffmpeg: ffmpeg?.version,
    database,
    unpublished,
    consumers,
    paymentsToHeal: toHeal,
    mails: {
      server: settings.smtpUrl && `${settings.smtpUrl.host}:${settings.smtpUrl.port}`,
      waiting: count('WAITING'),
      retried: retried.count,
      problem: retried.problem,
      failed: count('FAILED'),
    },
    jobsFailed,
    disk,
  }
}

async function diskOf(folder: string): Promise<Facts['disk']> {
  const found = await statfs(folder).catch(() => undefined)
  return found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize }
}
