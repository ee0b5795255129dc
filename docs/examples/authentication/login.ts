import type { Client } from '@stoa/sdk'

/** Signs a member in with the older call. */
export async function login(stoa: Client, { nunosEmail, nunosPassword }: { nunosEmail: string; nunosPassword: string }) {
  const { state } = await stoa.authentication.login({ identifier: { email: nunosEmail }, inputs: { password: nunosPassword } })
  return state
}
