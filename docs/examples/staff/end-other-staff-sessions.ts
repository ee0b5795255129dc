import type { Client } from '@stoa/sdk'

/** Signs out everywhere else. */
export async function endOtherStaffSessions(stoa: Client) {
  await stoa.staff.endOtherStaffSessions({})
}
