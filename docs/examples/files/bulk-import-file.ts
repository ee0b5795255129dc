import type { Client } from '@stoa/sdk'

/** Import several files, and learn for each whether it was accepted. */
export async function bulkImportFile(stoa: Client) {
  const { results } = await stoa.files.bulkImportFile({
    importFileRequests: [{ url: 'https://files.example/jug.png' }, { url: 'not a URL' }],
    returnEntity: false,
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
