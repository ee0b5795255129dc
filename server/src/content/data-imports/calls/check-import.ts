import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockedImport, moved } from '../change.ts'
import { actorOf, atStart } from '../import.ts'
import { requireWriter } from '../into/require-writer.ts'
import { leadsSomewhere } from '../plan.ts'
import { presentImport } from '../present.ts'
import { clear } from '../store.ts'

export const checkImport: Handler<typeof dataImports.checkImport> = async (context, { id }) => {
  const held = await lockedImport(context, id, 'check')
  requireWriter(context, held)
  if (!leadsSomewhere(held.plan)) refuse('IMPORT_NOTHING_MAPPED')
  await clear(context, 'import_errors', id)
  await clear(context, 'import_tried_ids', id)
  const begun = { progress: atStart(held.plan), checked: undefined, failure: undefined, actor: actorOf(context.identity) }
  return { import: presentImport(await moved(context, held, { verb: 'check', ...begun })) }
}
