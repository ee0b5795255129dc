import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../http/app.ts'
import { addPublishing } from '../plugin-changes.ts'

export const addPublishPlugin: Handler<typeof dataCollections.addPublishPlugin> = addPublishing
