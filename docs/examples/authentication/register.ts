import type { Client } from '@stoa/sdk'

/** Register a member with the call of older packages. */
export async function register(stoa: Client) {
  const { state } = await stoa.authentication.register({
    identity: { email: { address: 'rosa@example.com' } },
    inputs: { password: 'a balcony full of thyme' },
  })
  return state
}
