import { jobRetentionDays } from '@stoa/contract/data-jobs/data-job'

const hours = 1
const days = 24 * hours

/** Rows that go by themselves: once what their column says is this long ago. */
export interface RetentionRule {
  table: string
  column: string
  keptForHours: number
}

/** How long history is kept, for every table that has any. What is not here is kept until it is deleted. */
export const retention = [
  // A repeat that comes later is a new request.
  { table: 'idempotency_keys', column: 'created_date', keptForHours: 25 * hours },
  { table: 'attempts', column: 'window_ends', keptForHours: 0 },
  { table: 'staff_sessions', column: 'expires_date', keptForHours: 0 },
  { table: 'staff_recovery_tokens', column: 'expires_date', keptForHours: 0 },
  { table: 'member_sessions', column: 'expires_date', keptForHours: 0 },
  { table: 'refresh_tokens', column: 'expires_date', keptForHours: 0 },
  // A code is known for a day after its minute, should it come a second time.
  { table: 'authorization_codes', column: 'expires_date', keptForHours: 24 * hours },
  { table: 'redirect_sessions', column: 'expires_date', keptForHours: 0 },
  { table: 'sign_in_states', column: 'expires_date', keptForHours: 0 },
  { table: 'single_sign_ons', column: 'expires_date', keptForHours: 0 },
  { table: 'used_proofs', column: 'expires_date', keptForHours: 0 },
  { table: 'recovery_tokens', column: 'expires_date', keptForHours: 0 },
  { table: 'data_jobs', column: 'ended_date', keptForHours: jobRetentionDays * days },
  // A day is shown, by the hour.
  { table: 'field_uses', column: 'hour', keptForHours: 25 * hours },
] as const satisfies readonly RetentionRule[]

export type RetainedTable = (typeof retention)[number]['table']
