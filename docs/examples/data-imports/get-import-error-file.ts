import type { Client } from '@stoa/sdk'

/** Get the failed rows as a file, to correct and import again. */
export async function getImportErrorFile(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  await stoa.dataImports.addImportPart({ id: begun.id, offset: 0, data: btoa('title,year\nSalt,2026\nPepper,soon\n'), last: true })
  const { fileName, text } = await stoa.dataImports.getImportErrorFile({ id: begun.id })
  return { fileName, text }
}
