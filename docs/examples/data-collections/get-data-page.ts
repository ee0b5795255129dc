import type { Client } from '@stoa/sdk'

/** Reads the columns of the journal’s page and the field that its URLs use. */
export async function getDataPage(stoa: Client) {
  const { dataPage } = await stoa.dataCollections.getDataPage({ dataCollectionId: 'Journal' })
  return { slugField: dataPage.slugField, fields: dataPage.fields.map(({ key, type }) => `${key}: ${type}`) }
}
