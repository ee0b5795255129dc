import type { Client } from '@stoa/sdk'

/** Register a member. The state is the next step that the site requires. */
export async function registerV2(stoa: Client) {
  const { state, sessionToken } = await stoa.authentication.registerV2({
    loginId: { email: 'rosa@example.com' },
    password: 'a balcony full of thyme',
    profile: { nickname: 'Rosa', firstName: 'Rosa' },
  })
  return state === 'SUCCESS' ? sessionToken : state
}
