import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findDataCollection } from '../../data-collections/public.ts'
import { presentPreset } from '../preset.ts'
import { selectPresets } from '../store.ts'

export const queryImportPresets: Handler<typeof dataImports.queryImportPresets> = async (context, { dataCollectionId }) => {
  await findDataCollection(context, { dataCollectionId }, 'read')
  return { presets: (await selectPresets(context, dataCollectionId)).map(presentPreset) }
}
