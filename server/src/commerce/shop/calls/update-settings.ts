import type { shop } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { changeSettings } from '../change-settings.ts'
import { presentSettings } from '../present-settings.ts'
import { lockSettings } from '../store.ts'

export const updateSettings: Handler<typeof shop.updateSettings> = async (context, { settings: { revision, ...changes } }) => {
  const row = await lockSettings(context.db, context.siteId)
  if (String(row.revision) !== revision) refuse('SHOP_SETTINGS_CHANGED', { revision: String(row.revision) })
  return { settings: await presentSettings(context, await changeSettings(context, row, changes)) }
}
