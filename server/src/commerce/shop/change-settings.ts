import { settingsEvents } from '@stoa/contract/shop/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { queueSearchLanguage } from '../product-search/public.ts'
import { checkSettings } from './check-settings.ts'
import { presentSettings } from './present-settings.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings, type SettingsRow } from './store.ts'
import { changedFields, toWireSettings, withChanges, type SettingsChanges } from './wire-settings.ts'

/** Saves changes of locked settings, which are valid together with the others, and records what changed. */
export async function changeSettings(context: Context, row: SettingsRow, changes: SettingsChanges): Promise<SettingsRow> {
  const { db, siteId, now } = context
  const before = toWireSettings(row.settings)
  const wanted = withChanges(before, changes)
  await checkSettings(context, { before: row.settings, wanted, at: 'settings' })
  const settings = readSettings(wanted)
  const changed = changedFields(before, toWireSettings(settings))
  if (changed.length === 0) return row
  const saved = { settings: { ...row.settings, ...settings }, revision: row.revision + 1, updatedDate: now }
  await saveSettings(db, siteId, saved)
  if (settings.language !== row.settings.language) await queueSearchLanguage(context, settings.language)
  const entity = await presentSettings(context, saved)
  recordEvent(context, settingsEvents.updated, { id: siteId, revision: saved.revision, entity, changedFields: changed })
  return saved
}
