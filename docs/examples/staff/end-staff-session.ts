import type { Client } from '@stoa/sdk'

/** Ends the session that was started longest ago. */
export async function endStaffSession(stoa: Client) {
  const { sessions } = await stoa.staff.queryStaffSessions({})
  await stoa.staff.endStaffSession({ sessionId: sessions.at(-1)!.id })
}
