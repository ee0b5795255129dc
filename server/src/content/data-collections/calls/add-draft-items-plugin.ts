import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { addDrafts } from '../plugin-changes.ts'

export const addDraftItemsPlugin: Handler<typeof dataCollections.addDraftItemsPlugin> = addDrafts
