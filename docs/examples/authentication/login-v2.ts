import type { Client } from '@stoa/sdk'

/** Sign in a member. */
export async function loginV2(stoa: Client, { nunosEmail, nunosPassword }: { nunosEmail: string; nunosPassword: string }) {
  const { state, sessionToken } = await stoa.authentication.loginV2({ loginId: { email: nunosEmail }, password: nunosPassword })
  return state === 'SUCCESS' ? sessionToken : state
}
