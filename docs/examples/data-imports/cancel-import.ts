import type { Client } from '@stoa/sdk'

/** Cancel an import. */
export async function cancelImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  await stoa.dataImports.addImportPart({ id: begun.id, offset: 0, data: btoa('title,year\nSalt,2026\nPepper,soon\n'), last: true })
  const { import: canceled } = await stoa.dataImports.cancelImport({ id: begun.id })
  return canceled.status
}
