import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { heldFor, moved } from '../change.ts'
import { presentImport } from '../present.ts'

export const resumeImport: Handler<typeof dataImports.resumeImport> = async (context, { id }) => {
  const held = await heldFor(context, id, 'resume')
  return { import: presentImport(await moved(context, held, { verb: 'resume', failure: undefined, finishedDate: undefined })) }
}
