import type { Client } from '@stoa/sdk'

/** Map the columns of a file to fields, and skip rows whose IDs already exist in the collection. */
export async function planImport(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  await stoa.dataImports.addImportPart({ id: begun.id, offset: 0, data: btoa('title,year\nSalt,2026\nPepper,soon\n'), last: true })
  const { import: planned } = await stoa.dataImports.planImport({
    id: begun.id,
    mapping: [
      { column: 'title', to: 'FIELD', field: 'title' },
      { column: 'year', to: 'SKIP' },
    ],
    mode: 'SKIP_EXISTING',
  })
  return planned.mode
}
