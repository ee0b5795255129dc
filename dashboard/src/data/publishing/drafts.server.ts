import type { PublishStatus } from '@stoa/contract/data-collections/plugin'
import { statusField } from '@stoa/contract/data-items/publishing'
import type { Client } from '@stoa/sdk'
import { textOf } from '@stoa/ui/refused-form'
import type { DataCollection } from '../../answers.ts'

/** For a collection with drafts. */
export interface DraftCounts {
  defaultStatus: PublishStatus
  drafts: number
  all: number
}

const pluginOf = ({ plugins = [] }: DataCollection) => plugins.find(({ type }) => type === 'PUBLISH')

/** The number of drafts; undefined if the collection has none. Requires a client that includes drafts. */
export async function draftCounts({ dataItems }: Client, collection: DataCollection): Promise<DraftCounts | undefined> {
  const plugin = pluginOf(collection)
  if (!plugin) return undefined
  const dataCollectionId = collection.id
  const [{ totalCount: drafts }, { totalCount: all }] = await Promise.all([
    dataItems.countDataItems({ dataCollectionId, filter: { [statusField]: 'DRAFT' } }),
    dataItems.countDataItems({ dataCollectionId }),
  ])
  return { defaultStatus: plugin.publishOptions?.defaultStatus ?? 'PUBLISHED', drafts, all }
}

/** Performs an action of the drafts card and returns the message to display. */
export async function changeDrafts(client: Client, collection: DataCollection, form: FormData): Promise<string> {
  const dataCollectionId = collection.id
  const publishOptions = { defaultStatus: textOf(form, 'defaultStatus') === 'PUBLISHED' ? ('PUBLISHED' as const) : ('DRAFT' as const) }
  switch (textOf(form, 'intent')) {
    case 'drafts:on':
      await client.dataCollections.addPublishPlugin({ dataCollectionId, publishOptions })
      return 'draftsOn'
    case 'drafts:off':
      await client.dataCollections.deletePublishPlugin({ dataCollectionId })
      return 'draftsOff'
    default: {
      const plugins = (collection.plugins ?? []).map((plugin) => (plugin.type === 'PUBLISH' ? { ...plugin, publishOptions } : plugin))
      await client.dataCollections.patchDataCollection({
        dataCollection: { id: dataCollectionId, revision: textOf(form, 'revision'), plugins },
      })
      return 'saved'
    }
  }
}
