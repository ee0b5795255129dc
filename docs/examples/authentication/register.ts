import type { Client } from '@stoa/sdk'

/** Signs a new member up with the older call. */
export async function register(stoa: Client) {
  const { state } = await stoa.authentication.register({
    identity: { email: { address: 'rosa@example.com' } },
    inputs: { password: 'a balcony full of thyme' },
  })
  return state
}
