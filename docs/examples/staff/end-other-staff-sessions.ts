import type { Client } from '@stoa/sdk'

/** End all your other sessions. */
export async function endOtherStaffSessions(stoa: Client) {
  await stoa.staff.endOtherStaffSessions({})
}
