import type { Client } from '@stoa/sdk'

/** Resume a paused import. */
export async function resumeImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  await stoa.dataImports.addImportPart({ id: begun.id, offset: 0, data: btoa('title,year\nSalt,2026\nPepper,soon\n'), last: true })
  await stoa.dataImports.startImport({ id: begun.id })
  await stoa.dataImports.pauseImport({ id: begun.id })
  const { import: running } = await stoa.dataImports.resumeImport({ id: begun.id })
  return running.status
}
