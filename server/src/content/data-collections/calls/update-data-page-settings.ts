import { isDeepStrictEqual } from 'node:util'
import type { dataCollections } from '@stoa/contract'
import { dataPageEvents } from '@stoa/contract/data-collections/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { Invalid, refuse } from '../../../kernel/refuse.ts'
import { lockExistingCollection, mustNotBeDrafts } from '../change.ts'
import { fieldsOf } from '../collection.ts'
import { roleViolations } from '../page-roles.ts'
import { presentPageSettings, settingsOf } from '../page-settings.ts'
import { savePageSettings, selectPageSettings } from '../store.ts'

export const updateDataPageSettings: Handler<typeof dataCollections.updateDataPageSettings> = async (
  context,
  { dataCollectionId: id, settings: { revision, ...asked } },
) => {
  const collection = await lockExistingCollection(context, id)
  mustNotBeDrafts(collection)
  const known = settingsOf((await selectPageSettings(context, id))!)
  if (String(known.revision) !== revision) refuse('DATA_PAGE_SETTINGS_CHANGED', { revision: String(known.revision) })
  const violations = roleViolations(fieldsOf(collection), asked.roles ?? {}, 'settings.roles')
  if (violations.length > 0) throw new Invalid(violations)
  const changedFields = (['hasPages', 'inMenu', 'homeItems', 'itemLayout', 'listLayout', 'roles'] as const).filter(
    (name) => asked[name] !== undefined && !isDeepStrictEqual(asked[name], known[name]),
  )
  if (changedFields.length === 0) return { settings: presentPageSettings(id, known) }
  const saved = { ...known, ...asked, revision: known.revision + 1, updatedDate: context.now.toISOString() }
  await savePageSettings(context, id, saved)
  const settings = presentPageSettings(id, saved)
  recordEvent(context, dataPageEvents.updated, { id, revision: saved.revision, entity: settings, changedFields })
  return { settings }
}
