import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findImport } from '../find-import.ts'
import { cellsOf } from '../row-error.ts'
import { selectErrors } from '../store.ts'

const usualLimit = 50

export const listImportErrors: Handler<typeof dataImports.listImportErrors> = async (context, { id, after = 0, limit = usualLimit }) => {
  await findImport(context, id)
  const found = await selectErrors(context, id, { after, limit: limit + 1 })
  const errors = found.slice(0, limit).map(({ row, problem, given }) => ({ row, ...problem, cells: cellsOf(given) }))
  return { errors, hasNext: found.length > limit }
}
