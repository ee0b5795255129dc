import type { Client } from '@stoa/sdk'

/** Save a mapping for similar files. */
export async function saveImportPreset(stoa: Client) {
  const { preset } = await stoa.dataImports.saveImportPreset({
    dataCollectionId: 'Books',
    name: 'From the library',
    mapping: [{ column: 'Name', to: 'FIELD', field: 'title' }],
  })
  return preset.name
}
