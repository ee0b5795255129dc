import type { Client } from '@stoa/sdk'

/** Pause a running import. */
export async function pauseImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  await stoa.dataImports.addImportPart({ id: begun.id, offset: 0, data: btoa('title,year\nSalt,2026\nPepper,soon\n'), last: true })
  await stoa.dataImports.startImport({ id: begun.id })
  const { import: paused } = await stoa.dataImports.pauseImport({ id: begun.id })
  return paused.status
}
