import type { Client } from '@stoa/sdk'

/** Signs in a person whom another system of the shop has already authenticated. */
export async function signOn(stoa: Client) {
  const { sessionToken } = await stoa.authentication.signOn({
    loginId: { email: 'rui@example.com' },
    profile: { nickname: 'Rui' },
    verifyEmail: true,
  })
  return sessionToken
}
