import type { dataImports } from '@stoa/contract'
import { presetsMax } from '@stoa/contract/data-imports/import'
import { newId } from '../../../database/ids.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { planningOf } from '../into/planning-of.ts'
import { writableScope } from '../into/scope.ts'
import { nameKey, presentPreset } from '../preset.ts'
import { savePreset, selectPresets } from '../store.ts'

export const saveImportPreset: Handler<typeof dataImports.saveImportPreset> = async (context, request) => {
  const { name, mapping, mode = 'INSERT', emptyCells = 'KEEP' } = request
  const scope = await writableScope(context, request, 'update')
  const { dataCollectionId } = scope
  planningOf(scope).checkMapping(context, mapping)
  const others = await selectPresets(context, dataCollectionId)
  if (others.length >= presetsMax && !others.some((other) => nameKey(other.name) === nameKey(name))) refuse('TOO_MANY_IMPORT_PRESETS')
  const preset = {
    id: newId(),
    ...(dataCollectionId !== undefined && { dataCollectionId }),
    name,
    plan: { mapping, mode, emptyCells },
    updatedDate: context.now,
  }
  return { preset: presentPreset(await savePreset(context, preset)) }
}
