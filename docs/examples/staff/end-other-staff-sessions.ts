import type { Client } from '@stoa/sdk'

/** Sign out everywhere else. */
export async function endOtherStaffSessions(stoa: Client) {
  await stoa.staff.endOtherStaffSessions({})
}
