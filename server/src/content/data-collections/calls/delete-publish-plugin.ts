import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { deletePublishing } from '../plugin-changes.ts'

export const deletePublishPlugin: Handler<typeof dataCollections.deletePublishPlugin> = deletePublishing
