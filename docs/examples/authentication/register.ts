import type { Client } from '@stoa/sdk'

/** The older way to become a member. */
export async function register(stoa: Client) {
  const { state } = await stoa.authentication.register({
    identity: { email: { address: 'rosa@example.com' } },
    inputs: { password: 'a balcony full of thyme' },
  })
  return state
}
