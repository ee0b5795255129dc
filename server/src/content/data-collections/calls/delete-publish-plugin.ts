import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../http/app.ts'
import { deletePublishing } from '../plugin-changes.ts'

export const deletePublishPlugin: Handler<typeof dataCollections.deletePublishPlugin> = deletePublishing
