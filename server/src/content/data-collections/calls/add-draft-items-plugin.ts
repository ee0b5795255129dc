import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../http/app.ts'
import { addDrafts } from '../plugin-changes.ts'

export const addDraftItemsPlugin: Handler<typeof dataCollections.addDraftItemsPlugin> = addDrafts
