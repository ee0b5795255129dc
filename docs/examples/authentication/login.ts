import type { Client } from '@stoa/sdk'

/** The older way to sign in. */
export async function login(stoa: Client, { nunosEmail, nunosPassword }: { nunosEmail: string; nunosPassword: string }) {
  const { state } = await stoa.authentication.login({ identifier: { email: nunosEmail }, inputs: { password: nunosPassword } })
  return state
}
