/** The order in which transactions lock rows: a row of a table only while they hold no row of a later one. Rows of one table are locked in the order of
 *  their IDs. Where a transaction learns only later which row it needs, it reads first without a lock, and starts again with `StaleReadError` if that changed. */
export const lockOrder: readonly string[] = [
  // A twin of a call waits before it does anything.
  'idempotency_keys',
  'event_consumers',
  // What a caller proves or tries, before the account.
  'used_proofs',
  'attempts',
  'redirect_sessions',
  // A member, then what belongs to the sign-in of the member.
  'members',
  'refresh_tokens',
  'authorization_codes',
  'recovery_tokens',
  'member_passwords',
  'member_connections',
  'sign_in_states',
  'member_sessions',
  // A job or import, then the collection, its items, their values, and what the import notes about them.
  'data_jobs',
  'imports',
  'data_collections',
  'data_items',
  'data_unique_values',
  'data_leftovers',
  'import_parts',
  'import_errors',
  'import_changes',
  'import_tried_ids',
  'import_presets',
  // The site, its team, and the keys and clients of the team.
  'sites',
  'staff_users',
  'staff_roles',
  'api_keys',
  'staff_recovery_tokens',
  'staff_sessions',
  'staff_preferences',
  'media',
  'oauth_clients',
  'signing_keys',
  'site_keys',
  'api_key_secrets',
  'data_settings',
  'sign_in_settings',
  'saved_views',
  // A purchase.
  'checkouts',
  'orders',
  'payment_intents',
  'stock_reservations',
  'variants',
  'products',
  'collections',
  'carts',
  // The log, and what follows from it.
  'advisory locks',
  'events',
  'sold_items',
  'mails',
  'job',
  'job_common',
  // All orders of a site wait for its counter, so only for the rest of a transaction after everything else.
  'site_counters',
]

/** Tables of which many rows are locked in any order, but only under the lock of the row that they belong to: the table of that row. */
export const rowOwners: Readonly<Record<string, string>> = {
  refresh_tokens: 'members',
  authorization_codes: 'members',
  recovery_tokens: 'members',
  member_connections: 'members',
  sign_in_states: 'members',
  member_sessions: 'members',
  checkouts: 'members',
  data_jobs: 'members',
  mails: 'members',
  staff_sessions: 'staff_users',
  api_key_secrets: 'api_keys',
  import_parts: 'imports',
  import_errors: 'imports',
  import_changes: 'imports',
  import_tried_ids: 'imports',
  data_unique_values: 'data_items',
  sold_items: 'event_consumers',
  // A transaction that changes many events has the publisher’s lock.
  events: 'advisory locks',
}
