import type { Client } from '@stoa/sdk'

/** Starts an import. Its file is uploaded in parts. */
export async function createImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  return begun.status
}
