import type { Client } from '@stoa/sdk'

/** Read the fields of the journal, and the field that is the slug in its entries' URLs. */
export async function getDataPage(stoa: Client) {
  const { dataPage } = await stoa.dataCollections.getDataPage({ dataCollectionId: 'Journal' })
  return { slugField: dataPage.slugField, fields: dataPage.fields.map(({ key, type }) => `${key}: ${type}`) }
}
