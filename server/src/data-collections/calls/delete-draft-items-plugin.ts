import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { deleteDrafts } from '../plugin-changes.ts'

export const deleteDraftItemsPlugin: Handler<typeof dataCollections.deleteDraftItemsPlugin> = deleteDrafts
