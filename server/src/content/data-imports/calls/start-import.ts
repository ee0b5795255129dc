import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { addPlannedFields } from '../add-planned-fields.ts'
import { lockedImport, moved } from '../change.ts'
import { actorOf, atStart } from '../import.ts'
import { requireWriter } from '../into/require-writer.ts'
import { leadsSomewhere } from '../plan.ts'
import { presentImport } from '../present.ts'
import { clear } from '../store.ts'

export const startImport: Handler<typeof dataImports.startImport> = async (context, { id }) => {
  const held = await lockedImport(context, id, 'start')
  requireWriter(context, held)
  if (!leadsSomewhere(held.plan)) refuse('IMPORT_NOTHING_MAPPED')
  const { dataCollectionId, environment, plan } = held
  if (dataCollectionId !== undefined) await addPlannedFields(context, { dataCollectionId, environment }, plan)
  for (const table of ['import_errors', 'import_tried_ids'] as const) await clear(context, table, id)
  const begun = { progress: atStart(held.plan), failure: undefined, actor: actorOf(context.identity) }
  return { import: presentImport(await moved(context, held, { verb: 'start', ...begun })) }
}
