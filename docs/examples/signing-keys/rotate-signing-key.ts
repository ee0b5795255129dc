import type { Client } from '@stoa/sdk'

/** Create a new signing key, used from two minutes later. No one is signed out. */
export async function rotateSigningKey(stoa: Client) {
  const { signingKey } = await stoa.signingKeys.rotateSigningKey({})
  return signingKey.signsFrom
}
