import { dropEventPartitions } from '../events/public.ts'
import type { App } from '../kernel/app.ts'
import type { Db } from '../kernel/db.ts'
import { isPartitioned, retention, type RetainedTable, type RetentionRule, type TableOfRows } from './retention.ts'
import { deletePast, sitesWithPast } from './store.ts'

const hourMs = 60 * 60 * 1000

/** Deletes expired rows of all tables with a retention rule, on all sites. */
export async function applyRetention(app: App): Promise<void> {
  for (const { table } of retention) await retain(app, table)
}

/** Deletes expired rows of one table on all sites. */
export async function retain({ services: { database, now } }: App, table: RetainedTable): Promise<void> {
  const at = now()
  const rule = ruleOf(table)
  if (isPartitioned(table)) return dropEventPartitions(database, endOf(rule, at))
  for (const siteId of await sitesWithPast(database, rule, endOf(rule, at))) await retainOnSite(database, siteId, table, at)
}

/** Deletes expired rows of one table on one site. */
export function retainOnSite(db: Db, siteId: string, table: TableOfRows, now: Date): Promise<void> {
  const rule = ruleOf(table)
  return deletePast(db, siteId, rule, endOf(rule, now))
}

const ruleOf = (table: RetainedTable): RetentionRule => retention.find((one) => one.table === table)!

const endOf = ({ retainedForHours }: RetentionRule, now: Date): Date => new Date(now.getTime() - retainedForHours * hourMs)
