import type { Client } from '@stoa/sdk'

/** List the latest imports of the site. */
export async function queryImports(stoa: Client) {
  const { import: begun } = await stoa.dataImports.createImport({ dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' })
  const { imports } = await stoa.dataImports.queryImports({ paging: { limit: 10 } })
  return imports.some(({ id }) => id === begun.id)
}
