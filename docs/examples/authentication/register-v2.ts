import type { Client } from '@stoa/sdk'

/** Becomes a member. What the site asks for next stands in the state. */
export async function registerV2(stoa: Client) {
  const { state, sessionToken } = await stoa.authentication.registerV2({
    loginId: { email: 'rosa@example.com' },
    password: 'a balcony full of thyme',
    profile: { nickname: 'Rosa', firstName: 'Rosa' },
  })
  return state === 'SUCCESS' ? sessionToken : state
}
