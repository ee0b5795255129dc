import type { Client } from '@stoa/sdk'

/** List the providers that a sign-in page should offer. */
export async function getSignInOptions(stoa: Client) {
  const { options } = await stoa.signIn.getSignInOptions({})
  return options.connections.map(({ name }) => name)
}
