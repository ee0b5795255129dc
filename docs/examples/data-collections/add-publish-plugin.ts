import type { Client } from '@stoa/sdk'

/** Give books a publish status and publish dates. */
export async function addPublishPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addPublishPlugin({
    dataCollectionId: 'Books',
    publishOptions: { defaultStatus: 'PUBLISHED' },
  })
  return dataCollection.fields?.filter(({ systemField }) => systemField).map(({ key }) => key)
}
