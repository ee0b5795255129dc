import type { Client } from '@stoa/sdk'

/** Delete a saved mapping. */
export async function deleteImportPreset(stoa: Client) {
  const { preset } = await stoa.dataImports.saveImportPreset({
    dataCollectionId: 'Books',
    name: 'From the library',
    mapping: [{ column: 'Shelf', to: 'SKIP' }],
  })
  await stoa.dataImports.deleteImportPreset({ id: preset.id })
}
