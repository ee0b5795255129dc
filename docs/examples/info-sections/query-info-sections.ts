import type { Client } from '@stoa/sdk'

/** Read the sections of a shop by their names. */
export async function queryInfoSections(stoa: Client) {
  const { infoSections } = await stoa.infoSections.queryInfoSections({
    query: { sort: [{ fieldName: 'uniqueName', order: 'ASC' }], cursorPaging: { limit: 3 } },
  })
  return infoSections.map(({ uniqueName }) => uniqueName)
}
