import type { Client } from '@stoa/sdk'

/** Delete an import that is no longer needed. */
export async function deleteImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  await stoa.dataImports.deleteImport({ id: begun.id })
}
