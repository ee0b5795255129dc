import type { Client } from '@stoa/sdk'

/** List the saved mappings of a collection. */
export async function queryImportPresets(stoa: Client) {
  await stoa.dataImports.saveImportPreset({
    dataCollectionId: 'Books',
    name: 'From the library',
    mapping: [{ column: 'Shelf', to: 'SKIP' }],
  })
  const { presets } = await stoa.dataImports.queryImportPresets({ dataCollectionId: 'Books' })
  return presets.map(({ name }) => name)
}
