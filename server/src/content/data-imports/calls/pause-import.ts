import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockedImport, moved } from '../change.ts'
import { presentImport } from '../present.ts'

export const pauseImport: Handler<typeof dataImports.pauseImport> = async (context, { id }) => {
  const held = await lockedImport(context, id, 'pause')
  return { import: presentImport(await moved(context, held, { verb: 'pause', failure: undefined, finishedDate: undefined })) }
}
