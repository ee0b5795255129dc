import type { Client } from '@stoa/sdk'

/** Ends a team member’s sessions, links and keys immediately. */
export async function removeStaffUser(stoa: Client, { colleagueId }: { colleagueId: string }) {
  await stoa.staff.removeStaffUser({ id: colleagueId })
}
