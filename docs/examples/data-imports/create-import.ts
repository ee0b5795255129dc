import type { Client } from '@stoa/sdk'

/** Create an import. Its file is uploaded in parts afterwards. */
export async function createImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  return begun.status
}
