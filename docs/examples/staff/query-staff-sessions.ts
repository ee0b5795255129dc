import type { Client } from '@stoa/sdk'

/** Where one is signed in. */
export async function queryStaffSessions(stoa: Client) {
  const { sessions } = await stoa.staff.queryStaffSessions({})
  return sessions.map(({ network, createdDate }) => `${network ?? 'here'} since ${createdDate}`)
}
