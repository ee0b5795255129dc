import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockedImport, moved } from '../change.ts'
import { actorOf } from '../import.ts'
import { requireWriter } from '../into/require-writer.ts'
import { presentImport } from '../present.ts'

export const undoImport: Handler<typeof dataImports.undoImport> = async (context, { id }) => {
  const held = await lockedImport(context, id, 'undo')
  requireWriter(context, held)
  return { import: presentImport(await moved(context, held, { verb: 'undo', actor: actorOf(context.identity), failure: undefined })) }
}
