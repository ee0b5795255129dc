import type { Client } from '@stoa/sdk'

/** Reads what a sign-in page shows. */
export async function getSignInOptions(stoa: Client) {
  const { options } = await stoa.signIn.getSignInOptions({})
  return options.connections.map(({ name }) => name)
}
