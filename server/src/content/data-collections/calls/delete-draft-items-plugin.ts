import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../http/app.ts'
import { deleteDrafts } from '../plugin-changes.ts'

export const deleteDraftItemsPlugin: Handler<typeof dataCollections.deleteDraftItemsPlugin> = deleteDrafts
