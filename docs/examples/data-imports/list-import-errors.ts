import type { Client } from '@stoa/sdk'

/** List the rows that have failed so far, with the reason. */
export async function listImportErrors(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  await stoa.dataImports.addImportPart({ id: begun.id, offset: 0, data: btoa('title,year\nSalt,2026\nPepper,soon\n'), last: true })
  const { errors } = await stoa.dataImports.listImportErrors({ id: begun.id })
  return errors.map(({ row, description }) => `${row}: ${description}`)
}
