import { isDeepStrictEqual } from 'node:util'
import type { signIn } from '@stoa/contract'
import { signInSettingsEvents } from '@stoa/contract/sign-in/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { withChanges } from '../changes.ts'
import { presentSettings } from '../present.ts'
import { defaultSettings } from '../settings.ts'
import { findSettings, saveSettings } from '../store.ts'

export const updateSignInSettings: Handler<typeof signIn.updateSignInSettings> = async (
  context,
  { settings: { revision, ...changes } },
) => {
  const row = (await findSettings(context)) ?? defaultSettings
  if (String(row.revision) !== revision) changed(row.revision)
  const settings = withChanges(row.settings, changes)
  if (isDeepStrictEqual(settings, row.settings)) return { settings: presentSettings(context, row) }
  const saved = { settings, revision: row.revision + 1, updatedDate: context.now }
  if (!(await saveSettings(context, saved, row.revision))) changed(((await findSettings(context)) ?? row).revision)
  const entity = presentSettings(context, saved)
  recordEvent(context, signInSettingsEvents.updated, {
    id: context.siteId,
    revision: saved.revision,
    entity,
    changedFields: Object.keys(changes),
  })
  return { settings: entity }
}

const changed = (revision: number): never => refuse('SIGN_IN_SETTINGS_CHANGED', { revision: String(revision) })
