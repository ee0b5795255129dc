import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockedImport, moved } from '../change.ts'
import { requireWriter } from '../into/require-writer.ts'
import { presentImport } from '../present.ts'

export const resumeImport: Handler<typeof dataImports.resumeImport> = async (context, { id }) => {
  const held = await lockedImport(context, id, 'resume')
  requireWriter(context, held)
  return { import: presentImport(await moved(context, held, { verb: 'resume', failure: undefined, finishedDate: undefined })) }
}
