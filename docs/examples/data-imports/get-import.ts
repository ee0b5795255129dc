import type { Client } from '@stoa/sdk'

/** Read the status of an import. */
export async function getImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  const { import: now } = await stoa.dataImports.getImport({ id: begun.id })
  return now.status
}
