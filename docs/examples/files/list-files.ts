import type { Client } from '@stoa/sdk'

/** List the pictures of the root folder by name. */
export async function listFiles(stoa: Client) {
  const { files, nextCursor } = await stoa.files.listFiles({
    mediaTypes: ['IMAGE'],
    sort: { fieldName: 'displayName', order: 'ASC' },
    paging: { limit: 2 },
  })
  return { names: files.map(({ displayName }) => displayName), hasMore: nextCursor.cursors.next !== undefined }
}
