import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changePlugins } from '../plugin-changes.ts'
import { withoutPlugin } from '../plugins.ts'

export const deleteCatalogPlugin: Handler<typeof dataCollections.deleteCatalogPlugin> = (context, { dataCollectionId }) =>
  changePlugins(context, dataCollectionId, (held) => withoutPlugin(held, 'CATALOG'))
