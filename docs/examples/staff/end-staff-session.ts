import type { Client } from '@stoa/sdk'

/** End the oldest of your sessions. */
export async function endStaffSession(stoa: Client) {
  const { sessions } = await stoa.staff.queryStaffSessions({})
  await stoa.staff.endStaffSession({ sessionId: sessions.at(-1)!.id })
}
