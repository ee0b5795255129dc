import type { dataImports } from '@stoa/contract'
import { fieldsMax } from '@stoa/contract/data-collections/data-collection'
import { violation } from '../../../database/query/violation.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { addFields, fieldsOf, findDataCollection, writtenItself } from '../../data-collections/public.ts'
import { lockedImport, moved } from '../change.ts'
import { actorOf, atStart } from '../import.ts'
import { leadsSomewhere, newFields } from '../plan.ts'
import { presentImport } from '../present.ts'
import { clear } from '../store.ts'

export const startImport: Handler<typeof dataImports.startImport> = async (context, { id }) => {
  const held = await lockedImport(context, id, 'start')
  if (!leadsSomewhere(held.plan)) refuse('IMPORT_NOTHING_MAPPED')
  const collection = writtenItself(await findDataCollection(context, held, 'read'))
  const added = newFields(collection, held.plan)
  if (fieldsOf(collection).length + added.length > fieldsMax)
    refuseFields(violation('mapping', 'MAX_SIZE', `exceeds the limit of ${fieldsMax} fields in the collection`, { threshold: fieldsMax }))
  const { displayField } = held.plan
  if (added.length > 0 || displayField !== undefined) await addFields(context, collection.id, added, displayField)
  for (const table of ['import_errors', 'import_tried_ids'] as const) await clear(context, table, id)
  const begun = { progress: atStart(held.plan), failure: undefined, actor: actorOf(context.identity) }
  return { import: presentImport(await moved(context, held, { verb: 'start', ...begun })) }
}
