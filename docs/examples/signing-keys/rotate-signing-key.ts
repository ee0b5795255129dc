import type { Client } from '@stoa/sdk'

/** A new key, from two minutes later on. Nobody is signed out. */
export async function rotateSigningKey(stoa: Client) {
  const { signingKey } = await stoa.signingKeys.rotateSigningKey({})
  return signingKey.signsFrom
}
