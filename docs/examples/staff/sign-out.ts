import type { Client } from '@stoa/sdk'

/** Ends a session; one that has ended already is none the worse. */
export async function signOut(stoa: Client, { sessionToken }: { sessionToken: string }) {
  await stoa.staff.signOut({ sessionToken })
}
