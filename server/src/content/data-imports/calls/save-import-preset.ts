import type { dataImports } from '@stoa/contract'
import { presetsMax } from '@stoa/contract/data-imports/import'
import { newId } from '../../../database/ids.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { checkMapping } from '../plan.ts'
import { nameKey, presentPreset } from '../preset.ts'
import { savePreset, selectPresets } from '../store.ts'

export const saveImportPreset: Handler<typeof dataImports.saveImportPreset> = async (context, request) => {
  const { dataCollectionId, name, mapping, mode = 'INSERT', emptyCells = 'KEEP' } = request
  await findWritableCollection(context, { dataCollectionId }, 'update')
  checkMapping(mapping)
  const others = await selectPresets(context, dataCollectionId)
  if (others.length >= presetsMax && !others.some((other) => nameKey(other.name) === nameKey(name))) refuse('TOO_MANY_IMPORT_PRESETS')
  const plan = { mapping, mode, emptyCells }
  return { preset: presentPreset(await savePreset(context, { id: newId(), dataCollectionId, name, plan, updatedDate: context.now })) }
}
