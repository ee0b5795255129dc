import type { Context } from '../context.ts'
import { refuse } from '../http/refuse.ts'
import type { Import } from './import.ts'
import { selectImport } from './store.ts'

export const findImport = async (context: Context, id: string): Promise<Import> =>
  (await selectImport(context, id)) ?? refuse<'IMPORT_NOT_FOUND'>('IMPORT_NOT_FOUND')
