import { jobRetentionDays } from '@stoa/contract/data-jobs/data-job'
import { productsJobRetentionDays } from '@stoa/contract/products-v3/products-job'
import { movementRetentionDays } from '@stoa/contract/stock/movement'

const hours = 1
const days = 24 * hours

/** Rows of `table` are deleted `retainedForHours` after the instant in `column`. */
export interface RetentionRule {
  table: string
  column: string
  retainedForHours: number
  /** Deleted as a whole partition, when all of its rows have expired. */
  isPartitioned?: true
}

/** The retention rules of all tables. Rows of other tables are kept until they're deleted. */
export const retention = [
  // Later repeats count as new requests.
  { table: 'idempotency_keys', column: 'created_date', retainedForHours: 25 * hours },
  { table: 'attempts', column: 'window_ends', retainedForHours: 0 },
  { table: 'staff_sessions', column: 'expires_date', retainedForHours: 0 },
  { table: 'staff_recovery_tokens', column: 'expires_date', retainedForHours: 0 },
  { table: 'member_sessions', column: 'expires_date', retainedForHours: 0 },
  { table: 'refresh_tokens', column: 'expires_date', retainedForHours: 0 },
  // Kept for a day after it expires, to detect a second use.
  { table: 'authorization_codes', column: 'expires_date', retainedForHours: 24 * hours },
  { table: 'redirect_sessions', column: 'expires_date', retainedForHours: 0 },
  { table: 'sign_in_states', column: 'expires_date', retainedForHours: 0 },
  { table: 'single_sign_ons', column: 'expires_date', retainedForHours: 0 },
  { table: 'used_proofs', column: 'expires_date', retainedForHours: 0 },
  { table: 'recovery_tokens', column: 'expires_date', retainedForHours: 0 },
  // Parts of an upload that ended are swept after its row.
  { table: 'uploads', column: 'expires_date', retainedForHours: 24 * hours },
  { table: 'upload_locks', column: 'expires_date', retainedForHours: 0 },
  { table: 'file_archives', column: 'expires_date', retainedForHours: 0 },
  { table: 'data_jobs', column: 'ended_date', retainedForHours: jobRetentionDays * days },
  { table: 'product_jobs', column: 'ended_date', retainedForHours: productsJobRetentionDays * days },
  // Delivered ones 30 days, dead ones 90 days after they ended.
  { table: 'webhook_deliveries', column: 'expires_date', retainedForHours: 0 },
  // Like events, 400 days after they were made; those of deleted products 30 days after the deletion.
  { table: 'product_versions', column: 'expires_date', retainedForHours: 0 },
  // Of variants that were deleted, as long as versions of products.
  { table: 'stock_levels', column: 'expires_date', retainedForHours: 0 },
  // Those that ended, as long as events.
  { table: 'back_in_stock_requests', column: 'ended_date', retainedForHours: 400 * days },
  { table: 'back_in_stock_waves', column: 'ended_date', retainedForHours: 400 * days },
  // The last 24 hours are shown.
  { table: 'field_uses', column: 'hour', retainedForHours: 25 * hours },
  { table: 'stock_movements', column: 'time', retainedForHours: movementRetentionDays * days },
  // More than a year, so that a month can be compared with the same one of the year before.
  { table: 'events', column: 'time', retainedForHours: 400 * days, isPartitioned: true },
] as const satisfies readonly RetentionRule[]

type Rule = (typeof retention)[number]
export type RetainedTable = Rule['table']
/** Tables whose rows are deleted one by one, site by site. */
export type TableOfRows = Exclude<Rule, { isPartitioned: true }>['table']

export const isPartitioned = (table: RetainedTable): table is Exclude<RetainedTable, TableOfRows> =>
  retention.some((rule) => rule.table === table && 'isPartitioned' in rule)
