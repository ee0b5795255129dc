import type { Client } from '@stoa/sdk'

/** Signs in somebody whom another system of the shop's knows already. */
export async function signOn(stoa: Client) {
  const { sessionToken } = await stoa.authentication.signOn({
    loginId: { email: 'rui@example.com' },
    profile: { nickname: 'Rui' },
    verifyEmail: true,
  })
  return sessionToken
}
