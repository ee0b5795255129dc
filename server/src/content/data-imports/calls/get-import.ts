import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findImport } from '../find-import.ts'
import { presentImport } from '../present.ts'

export const getImport: Handler<typeof dataImports.getImport> = async (context, { id }) => ({
  import: presentImport(await findImport(context, id)),
})
