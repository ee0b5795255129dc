import type { shop } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentSettings } from '../present-settings.ts'
import { findSettings } from '../store.ts'

/** Read anew, not from what the process remembers: a change is made on what stands here. */
export const getSettings: Handler<typeof shop.getSettings> = async (context) => ({
  settings: await presentSettings(context, await findSettings(context.db, context.siteId)),
})
