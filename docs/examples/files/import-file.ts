import type { Client } from '@stoa/sdk'

/** Import a picture from another site. It is PENDING until it has been fetched. */
export async function importFile(stoa: Client) {
  const { file } = await stoa.files.importFile({
    url: 'https://files.example/jug.png',
    displayName: 'Jug.png',
    mediaType: 'IMAGE',
    externalInfo: { origin: 'old-shop', externalIds: ['17'] },
  })
  return file.operationStatus
}
