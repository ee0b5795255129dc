import type { dataCollections } from '@stoa/contract'
import { dataPageEvents } from '@stoa/contract/data-collections/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockExistingCollection, mustNotBeDrafts } from '../change.ts'
import { presentPageSettings, settingsOf } from '../page-settings.ts'
import { savePageSettings, selectPageSettings } from '../store.ts'

export const updateDataPageSettings: Handler<typeof dataCollections.updateDataPageSettings> = async (
  context,
  { dataCollectionId: id, settings: { revision, ...asked } },
) => {
  mustNotBeDrafts(await lockExistingCollection(context, id))
  const known = settingsOf((await selectPageSettings(context, id))!)
  if (String(known.revision) !== revision) refuse('DATA_PAGE_SETTINGS_CHANGED', { revision: String(known.revision) })
  const changedFields = (['hasPages', 'inMenu', 'homeItems'] as const).filter(
    (name) => asked[name] !== undefined && asked[name] !== known[name],
  )
  if (changedFields.length === 0) return { settings: presentPageSettings(id, known) }
  const saved = { ...known, ...asked, revision: known.revision + 1, updatedDate: context.now.toISOString() }
  await savePageSettings(context, id, saved)
  const settings = presentPageSettings(id, saved)
  await recordEvent(context, dataPageEvents.updated, { id, revision: saved.revision, entity: settings, changedFields })
  return { settings }
}
