import type { Client } from '@stoa/sdk'

/** Find out since when the current key signs tokens. */
export async function querySigningKeys(stoa: Client) {
  const { signingKeys } = await stoa.signingKeys.querySigningKeys({})
  return signingKeys.find(({ status }) => status === 'SIGNING')?.signsFrom
}
