import type { Client } from '@stoa/sdk'

/** Upload a small file in one part and read the suggested mapping of its columns. */
export async function addImportPart(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  const { import: received } = await stoa.dataImports.addImportPart({
    id: begun.id,
    offset: 0,
    data: btoa('title,year\nSalt,2026\n'),
    last: true,
  })
  return received.mapping.map(({ column, to, field }) => `${column}: ${to} ${field}`)
}
