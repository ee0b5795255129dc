import type { Client } from '@stoa/sdk'

/** The columns of a journal, and what stands in the addresses of its entries. */
export async function getDataPage(stoa: Client) {
  const { dataPage } = await stoa.dataCollections.getDataPage({ dataCollectionId: 'Journal' })
  return { slugField: dataPage.slugField, fields: dataPage.fields.map(({ key, type }) => `${key}: ${type}`) }
}
