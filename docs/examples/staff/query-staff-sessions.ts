import type { Client } from '@stoa/sdk'

/** List your own sessions. */
export async function queryStaffSessions(stoa: Client) {
  const { sessions } = await stoa.staff.queryStaffSessions({})
  return sessions.map(({ network, createdDate }) => `${network ?? 'here'} since ${createdDate}`)
}
