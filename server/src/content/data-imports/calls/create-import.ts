import type { dataImports } from '@stoa/contract'
import { importEvents } from '@stoa/contract/data-imports/events'
import { importsOpenMax } from '@stoa/contract/data-imports/import'
import { newId } from '../../../database/ids.ts'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { actorOf, noCounts, type Import } from '../import.ts'
import { presentImport, presentShort } from '../present.ts'
import { countOpen, insertImport } from '../store.ts'

export const createImport: Handler<typeof dataImports.createImport> = async (context, { fileName, format, ...into }) => {
  const { id: dataCollectionId, environment } = await findWritableCollection(context, into, 'insert')
  if ((await countOpen(context)) >= importsOpenMax) refuse('TOO_MANY_IMPORTS')
  const body = { offset: 0, row: 1 }
  const made: Import = {
    id: newId(),
    revision: 1,
    dataCollectionId,
    environment,
    fileName,
    format,
    status: 'RECEIVING',
    sizeBytes: 0,
    plan: { columns: [], mapping: [], mode: 'INSERT', emptyCells: 'KEEP', body },
    progress: { ...body, counts: noCounts },
    actor: actorOf(context.identity),
    createdDate: context.now,
    updatedDate: context.now,
  }
  await insertImport(context, made)
  recordEvent(context, importEvents.created, { id: made.id, revision: 1, entity: presentShort(made) })
  return { import: presentImport(made) }
}
