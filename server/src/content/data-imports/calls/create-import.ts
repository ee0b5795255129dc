import type { dataImports } from '@stoa/contract'
import { importEvents } from '@stoa/contract/data-imports/events'
import { importsOpenMax } from '@stoa/contract/data-imports/import'
import { newId } from '../../../database/ids.ts'
import { violation } from '../../../database/query/violation.ts'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { actorOf, noCounts, targetOf, type Import } from '../import.ts'
import { writableScope } from '../into/scope.ts'
import { presentImport, presentShort } from '../present.ts'
import { countOpen, insertImport } from '../store.ts'

export const createImport: Handler<typeof dataImports.createImport> = async (context, { fileName, format, ...into }) => {
  const scope = await writableScope(context, into, 'insert')
  if (targetOf(scope) === 'PRODUCTS' && format !== 'CSV') refuseFields(violation('format', 'VALIDATION', 'must be CSV for products'))
  if ((await countOpen(context)) >= importsOpenMax) refuse('TOO_MANY_IMPORTS')
  const body = { offset: 0, row: 1 }
  const made: Import = {
    id: newId(),
    revision: 1,
    ...scope,
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
