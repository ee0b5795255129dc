import type { Client } from '@stoa/sdk'

/** Import several files, all or none. */
export async function bulkImportFiles(stoa: Client) {
  const { files } = await stoa.files.bulkImportFiles({
    importFileRequests: [{ url: 'https://files.example/jug.png' }, { url: 'https://files.example/cup.png' }],
  })
  return files.map(({ operationStatus }) => operationStatus)
}
