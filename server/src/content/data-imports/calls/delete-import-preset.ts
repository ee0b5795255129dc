import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { deletePresetRow } from '../store.ts'

export const deleteImportPreset: Handler<typeof dataImports.deleteImportPreset> = async (context, { id }) => {
  if (!(await deletePresetRow(context, id))) refuse('IMPORT_PRESET_NOT_FOUND')
  return {}
}
