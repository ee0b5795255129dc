import type { Client } from '@stoa/sdk'

/** Reads which key signs tokens, and since when. */
export async function querySigningKeys(stoa: Client) {
  const { signingKeys } = await stoa.signingKeys.querySigningKeys({})
  return signingKeys.find(({ status }) => status === 'SIGNING')?.signsFrom
}
