import { jobRetentionDays } from '@stoa/contract/data-jobs/data-job'

const hours = 1
const days = 24 * hours

/** A table whose rows expire: they are deleted this long after the instant in `column`. */
export interface RetentionRule {
  table: string
  column: string
  retainedForHours: number
}

/** How long each table's history is kept. Tables without a rule keep rows until they are deleted. */
export const retention = [
  // A later repeat is a new request.
  { table: 'idempotency_keys', column: 'created_date', retainedForHours: 25 * hours },
  { table: 'attempts', column: 'window_ends', retainedForHours: 0 },
  { table: 'staff_sessions', column: 'expires_date', retainedForHours: 0 },
  { table: 'staff_recovery_tokens', column: 'expires_date', retainedForHours: 0 },
  { table: 'member_sessions', column: 'expires_date', retainedForHours: 0 },
  { table: 'refresh_tokens', column: 'expires_date', retainedForHours: 0 },
  // A code is remembered for a day after its minute, in case it is used a second time.
  { table: 'authorization_codes', column: 'expires_date', retainedForHours: 24 * hours },
  { table: 'redirect_sessions', column: 'expires_date', retainedForHours: 0 },
  { table: 'sign_in_states', column: 'expires_date', retainedForHours: 0 },
  { table: 'single_sign_ons', column: 'expires_date', retainedForHours: 0 },
  { table: 'used_proofs', column: 'expires_date', retainedForHours: 0 },
  { table: 'recovery_tokens', column: 'expires_date', retainedForHours: 0 },
  { table: 'data_jobs', column: 'ended_date', retainedForHours: jobRetentionDays * days },
  // One day is displayed, by the hour.
  { table: 'field_uses', column: 'hour', retainedForHours: 25 * hours },
] as const satisfies readonly RetentionRule[]

export type RetainedTable = (typeof retention)[number]['table']
