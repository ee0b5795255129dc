import type { Client } from '@stoa/sdk'

/** Signs a new member up. The state names the next step. */
export async function registerV2(stoa: Client) {
  const { state, sessionToken } = await stoa.authentication.registerV2({
    loginId: { email: 'rosa@example.com' },
    password: 'a balcony full of thyme',
    profile: { nickname: 'Rosa', firstName: 'Rosa' },
  })
  return state === 'SUCCESS' ? sessionToken : state
}
