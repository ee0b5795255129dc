import type { Client } from '@stoa/sdk'

/** Start an import in the background. */
export async function startImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  await stoa.dataImports.addImportPart({ id: begun.id, offset: 0, data: btoa('title,year\nSalt,2026\nPepper,soon\n'), last: true })
  const { import: running } = await stoa.dataImports.startImport({ id: begun.id })
  return running.status
}
