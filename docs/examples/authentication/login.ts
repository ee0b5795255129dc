import type { Client } from '@stoa/sdk'

/** Sign in with the call of older packages. */
export async function login(stoa: Client, { nunosEmail, nunosPassword }: { nunosEmail: string; nunosPassword: string }) {
  const { state } = await stoa.authentication.login({ identifier: { email: nunosEmail }, inputs: { password: nunosPassword } })
  return state
}
