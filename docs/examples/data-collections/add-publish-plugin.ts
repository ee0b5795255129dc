import type { Client } from '@stoa/sdk'

/** Books may be drafts, and say when they come out. */
export async function addPublishPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addPublishPlugin({
    dataCollectionId: 'Books',
    publishOptions: { defaultStatus: 'PUBLISHED' },
  })
  return dataCollection.fields?.filter(({ systemField }) => systemField).map(({ key }) => key)
}
