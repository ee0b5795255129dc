import type { Client } from '@stoa/sdk'

/** Ends a session. Ending it again has no effect. */
export async function signOut(stoa: Client, { sessionToken }: { sessionToken: string }) {
  await stoa.staff.signOut({ sessionToken })
}
