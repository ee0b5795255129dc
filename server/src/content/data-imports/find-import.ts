import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Import } from './import.ts'
import { selectImport } from './store.ts'

export const findImport = async (context: Context, id: string): Promise<Import> =>
  (await selectImport(context, id)) ?? refuse('IMPORT_NOT_FOUND')
