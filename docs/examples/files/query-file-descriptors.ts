import type { Client } from '@stoa/sdk'

/** Query the videos of all folders. */
export async function queryFileDescriptors(stoa: Client) {
  const { files } = await stoa.files.queryFileDescriptors({ query: { filter: { mediaType: 'VIDEO' } } })
  return files.map(({ displayName }) => displayName)
}
