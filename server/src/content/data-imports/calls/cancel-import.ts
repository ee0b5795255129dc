import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockedImport, moved } from '../change.ts'
import { presentImport } from '../present.ts'

export const cancelImport: Handler<typeof dataImports.cancelImport> = async (context, { id }) => {
  const held = await lockedImport(context, id, 'cancel')
  return { import: presentImport(await moved(context, held, { verb: 'cancel', finishedDate: context.now })) }
}
