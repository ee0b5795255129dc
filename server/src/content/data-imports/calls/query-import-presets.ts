import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { readableScope } from '../into/scope.ts'
import { presentPreset } from '../preset.ts'
import { selectPresets } from '../store.ts'

export const queryImportPresets: Handler<typeof dataImports.queryImportPresets> = async (context, asked) => {
  const { dataCollectionId } = await readableScope(context, asked)
  return { presets: (await selectPresets(context, dataCollectionId)).map(presentPreset) }
}
