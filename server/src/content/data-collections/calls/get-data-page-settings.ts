import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentPageSettings, settingsOf } from '../page-settings.ts'
import { selectPageSettings } from '../store.ts'

export const getDataPageSettings: Handler<typeof dataCollections.getDataPageSettings> = async (context, { dataCollectionId }) => {
  const kept = await selectPageSettings(context, dataCollectionId)
  if (!kept) refuse('WDE0025')
  return { settings: presentPageSettings(dataCollectionId, settingsOf(kept)) }
}
