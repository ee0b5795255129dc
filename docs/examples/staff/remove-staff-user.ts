import type { Client } from '@stoa/sdk'

/** Ends somebody's sessions, links and keys, at once. */
export async function removeStaffUser(stoa: Client, { colleagueId }: { colleagueId: string }) {
  await stoa.staff.removeStaffUser({ id: colleagueId })
}
