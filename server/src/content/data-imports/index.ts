import type { dataImports as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { addImportPart } from './calls/add-import-part.ts'
import { cancelImport } from './calls/cancel-import.ts'
import { checkImport } from './calls/check-import.ts'
import { createImport } from './calls/create-import.ts'
import { deleteImportPreset } from './calls/delete-import-preset.ts'
import { deleteImport } from './calls/delete-import.ts'
import { getImportErrorFile } from './calls/get-import-error-file.ts'
import { getImport } from './calls/get-import.ts'
import { listImportErrors } from './calls/list-import-errors.ts'
import { pauseImport } from './calls/pause-import.ts'
import { planImport } from './calls/plan-import.ts'
import { queryImportPresets } from './calls/query-import-presets.ts'
import { queryImports } from './calls/query-imports.ts'
import { resumeImport } from './calls/resume-import.ts'
import { saveImportPreset } from './calls/save-import-preset.ts'
import { startImport } from './calls/start-import.ts'
import { undoImport } from './calls/undo-import.ts'

export const dataImports: Handlers<typeof contract> = {
  createImport,
  addImportPart,
  getImport,
  queryImports,
  planImport,
  checkImport,
  startImport,
  pauseImport,
  resumeImport,
  cancelImport,
  undoImport,
  deleteImport,
  listImportErrors,
  getImportErrorFile,
  queryImportPresets,
  saveImportPreset,
  deleteImportPreset,
}

export { deleteOldImports } from './delete-old-imports.ts'
export { importWork } from './work.ts'
