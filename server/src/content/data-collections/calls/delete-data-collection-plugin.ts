import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changePlugins, deleteDrafts, deletePublishing } from '../plugin-changes.ts'
import { withoutPlugin } from '../plugins.ts'

export const deleteDataCollectionPlugin: Handler<typeof dataCollections.deleteDataCollectionPlugin> = (
  context,
  { dataCollectionId, pluginType },
) => {
  if (pluginType === 'PUBLISH') return deletePublishing(context, { dataCollectionId })
  if (pluginType === 'DRAFT_ITEMS') return deleteDrafts(context, { dataCollectionId })
  return changePlugins(context, dataCollectionId, (held) => withoutPlugin(held, pluginType))
}
