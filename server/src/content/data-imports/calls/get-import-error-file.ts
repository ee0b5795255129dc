import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { errorFileName, errorHead, errorLine } from '../error-file.ts'
import { findImport } from '../find-import.ts'
import { selectErrors } from '../store.ts'

const rowsAtOnce = 200

export const getImportErrorFile: Handler<typeof dataImports.getImportErrorFile> = async (context, { id, after }) => {
  const found = await findImport(context, id)
  const errors = await selectErrors(context, id, { after: after ?? 0, limit: rowsAtOnce })
  const lines = errors.map((error) => errorLine(found, error))
  return {
    fileName: errorFileName(found.fileName, found.format),
    text: (after === undefined ? [errorHead(found), ...lines] : lines).join(''),
    ...(errors.length === rowsAtOnce ? { next: errors.at(-1)!.row } : {}),
  }
}
