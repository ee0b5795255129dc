import type { shop } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentSettings } from '../present-settings.ts'
import { findSettings } from '../store.ts'

/** Reads the database instead of the cache, because changes are based on the result. */
export const getSettings: Handler<typeof shop.getSettings> = async (context) => ({
  settings: await presentSettings(context, await findSettings(context.db, context.siteId)),
})
