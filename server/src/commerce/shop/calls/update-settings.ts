import type { shop } from '@stoa/contract'
import { settingsEvents } from '@stoa/contract/shop/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { queueSearchLanguage } from '../../product-search/public.ts'
import { checkSettings } from '../check-settings.ts'
import { presentSettings } from '../present-settings.ts'
import { readSettings } from '../read-settings.ts'
import { lockSettings, saveSettings } from '../store.ts'
import { changedFields, toWireSettings, withChanges } from '../wire-settings.ts'

export const updateSettings: Handler<typeof shop.updateSettings> = async (context, { settings: { revision, ...changes } }) => {
  const { db, siteId, now } = context
  const row = await lockSettings(db, siteId)
  if (String(row.revision) !== revision) refuse('SHOP_SETTINGS_CHANGED', { revision: String(row.revision) })
  const before = toWireSettings(row.settings)
  const wanted = withChanges(before, changes)
  await checkSettings(context, { before: row.settings, wanted, at: 'settings' })
  const settings = readSettings(wanted)
  const changed = changedFields(before, toWireSettings(settings))
  if (changed.length === 0) return { settings: await presentSettings(context, row) }
  const saved = { settings: { ...row.settings, ...settings }, revision: row.revision + 1, updatedDate: now }
  await saveSettings(db, siteId, saved)
  if (settings.language !== row.settings.language) await queueSearchLanguage(context, settings.language)
  const entity = await presentSettings(context, saved)
  recordEvent(context, settingsEvents.updated, { id: siteId, revision: saved.revision, entity, changedFields: changed })
  return { settings: entity }
}
