import type { dataSettings } from '@stoa/contract'
import { dataSettingsEvents } from '@stoa/contract/data-settings/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentSettings, defaultSettings } from '../settings.ts'
import { findSettings, saveSettings } from '../store.ts'

export const updateDataSettings: Handler<typeof dataSettings.updateDataSettings> = async (context, { settings: asked }) => {
  const known = (await findSettings(context)) ?? defaultSettings
  if (String(known.revision) !== asked.revision) changed(known.revision)
  const { sandboxEnabled: sandbox = known.sandbox } = asked
  if (sandbox === known.sandbox) return { settings: presentSettings(known) }
  const saved = { sandbox, revision: known.revision + 1, updatedDate: context.now }
  if (!(await saveSettings(context, saved, known.revision))) changed(((await findSettings(context)) ?? known).revision)
  const settings = presentSettings(saved)
  const happened = { id: context.siteId, revision: saved.revision, entity: settings, changedFields: ['sandboxEnabled'] }
  recordEvent(context, dataSettingsEvents.updated, happened)
  return { settings }
}

const changed = (revision: number): never => refuse('DATA_SETTINGS_CHANGED', { revision: String(revision) })
