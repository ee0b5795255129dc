import type { Client } from '@stoa/sdk'

/** Search all folders for a word in names, types and labels. */
export async function searchFiles(stoa: Client) {
  const { files } = await stoa.files.searchFiles({ search: 'jarro', paging: { limit: 3 } })
  return files.map(({ displayName }) => displayName)
}
