import type { Client } from '@stoa/sdk'

/** Undo what a canceled import has already written. */
export async function undoImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  await stoa.dataImports.addImportPart({ id: begun.id, offset: 0, data: btoa('title,year\nSalt,2026\nPepper,soon\n'), last: true })
  await stoa.dataImports.startImport({ id: begun.id })
  await stoa.dataImports.cancelImport({ id: begun.id })
  const { import: undoing } = await stoa.dataImports.undoImport({ id: begun.id })
  return undoing.status
}
