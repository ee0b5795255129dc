import type { Client } from '@stoa/sdk'

/** The beginning of an import; its file follows in parts. */
export async function createImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  return begun.status
}
