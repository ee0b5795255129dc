import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { addPublishing, changePlugins } from '../plugin-changes.ts'
import { withPlugin } from '../plugins.ts'

export const addDataCollectionPlugin: Handler<typeof dataCollections.addDataCollectionPlugin> = (context, { dataCollectionId, plugin }) =>
  plugin.type === 'PUBLISH'
    ? addPublishing(context, { dataCollectionId, publishOptions: plugin.publishOptions })
    : changePlugins(context, dataCollectionId, (held) => withPlugin(held, plugin))
