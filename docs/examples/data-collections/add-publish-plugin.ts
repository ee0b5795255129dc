import type { Client } from '@stoa/sdk'

/** Gives books a publication status and a publication date. */
export async function addPublishPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addPublishPlugin({
    dataCollectionId: 'Books',
    publishOptions: { defaultStatus: 'PUBLISHED' },
  })
  return dataCollection.fields?.filter(({ systemField }) => systemField).map(({ key }) => key)
}
