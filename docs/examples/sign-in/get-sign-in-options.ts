import type { Client } from '@stoa/sdk'

/** What a page that signs people in shows. */
export async function getSignInOptions(stoa: Client) {
  const { options } = await stoa.signIn.getSignInOptions({})
  return options.connections.map(({ name }) => name)
}
