import type { Client } from '@stoa/sdk'

/** Sign in to the dashboard. */
export async function signIn(stoa: Client, { email, password }: { email: string; password: string }) {
  const { user, expiresInSeconds } = await stoa.staff.signIn({ email, password })
  return `${user.name}, for ${expiresInSeconds} seconds`
}
