import type { Client } from '@stoa/sdk'

/** Remove a team member. Their sessions, links and keys end immediately. */
export async function removeStaffUser(stoa: Client, { colleagueId }: { colleagueId: string }) {
  await stoa.staff.removeStaffUser({ id: colleagueId })
}
