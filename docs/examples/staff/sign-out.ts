import type { Client } from '@stoa/sdk'

/** End a session. Ending an ended session has no effect. */
export async function signOut(stoa: Client, { sessionToken }: { sessionToken: string }) {
  await stoa.staff.signOut({ sessionToken })
}
