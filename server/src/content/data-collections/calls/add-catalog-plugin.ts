import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changePlugins } from '../plugin-changes.ts'
import { withPlugin } from '../plugins.ts'

export const addCatalogPlugin: Handler<typeof dataCollections.addCatalogPlugin> = (context, { dataCollectionId }) =>
  changePlugins(context, dataCollectionId, (held) => withPlugin(held, { type: 'CATALOG' }))
