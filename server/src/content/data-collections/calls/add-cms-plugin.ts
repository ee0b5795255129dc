import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changePlugins } from '../plugin-changes.ts'
import { withPlugin } from '../plugins.ts'

export const addCmsPlugin: Handler<typeof dataCollections.addCmsPlugin> = (context, { dataCollectionId, cmsOptions }) =>
  changePlugins(context, dataCollectionId, (held) => withPlugin(held, { type: 'CMS', cmsOptions }))
