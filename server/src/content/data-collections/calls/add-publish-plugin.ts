import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { addPublishing } from '../plugin-changes.ts'

export const addPublishPlugin: Handler<typeof dataCollections.addPublishPlugin> = addPublishing
