import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { deleteDrafts } from '../plugin-changes.ts'

export const deleteDraftItemsPlugin: Handler<typeof dataCollections.deleteDraftItemsPlugin> = deleteDrafts
