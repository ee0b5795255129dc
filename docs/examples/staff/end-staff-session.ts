import type { Client } from '@stoa/sdk'

/** Sign out in one place: the one that was opened longest ago. */
export async function endStaffSession(stoa: Client) {
  const { sessions } = await stoa.staff.queryStaffSessions({})
  await stoa.staff.endStaffSession({ sessionId: sessions.at(-1)!.id })
}
