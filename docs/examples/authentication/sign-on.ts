import type { Client } from '@stoa/sdk'

/** Sign in a member whom another system of the shop has already authenticated. */
export async function signOn(stoa: Client) {
  const { sessionToken } = await stoa.authentication.signOn({
    loginId: { email: 'rui@example.com' },
    profile: { nickname: 'Rui' },
    verifyEmail: true,
  })
  return sessionToken
}
