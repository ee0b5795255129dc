import type { dataImports } from '@stoa/contract'
import { importEvents } from '@stoa/contract/data-imports/events'
import { deletableStatuses } from '@stoa/contract/data-imports/states'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentShort } from '../present.ts'
import { deleteImportRow, lockImport } from '../store.ts'

export const deleteImport: Handler<typeof dataImports.deleteImport> = async (context, { id }) => {
  const held = (await lockImport(context, id)) ?? refuse('IMPORT_NOT_FOUND')
  if (!deletableStatuses.some((status) => status === held.status)) refuse('IMPORT_STATUS_MISMATCH', { status: held.status })
  await deleteImportRow(context, id)
  recordEvent(context, importEvents.deleted, { id, revision: held.revision + 1, entity: presentShort(held) })
  return {}
}
