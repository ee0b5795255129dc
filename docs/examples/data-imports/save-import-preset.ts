import type { Client } from '@stoa/sdk'

/** Saves a mapping for the next file from the library. */
export async function saveImportPreset(stoa: Client) {
  const { preset } = await stoa.dataImports.saveImportPreset({
    dataCollectionId: 'Books',
    name: 'From the library',
    mapping: [{ column: 'Name', to: 'FIELD', field: 'title' }],
  })
  return preset.name
}
