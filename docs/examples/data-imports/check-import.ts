import type { Client } from '@stoa/sdk'

/** Check the whole file of an import without writing anything. */
export async function checkImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  await stoa.dataImports.addImportPart({ id: begun.id, offset: 0, data: btoa('title,year\nSalt,2026\nPepper,soon\n'), last: true })
  const { import: checking } = await stoa.dataImports.checkImport({ id: begun.id })
  return checking.status
}
