import { importRowsAtOnce } from '@stoa/contract/data-imports/import'
import type { Context } from '../../kernel/context.ts'
import { moved } from './change.ts'
import type { Failure, Import } from './import.ts'
import type { Writing } from './into/into.ts'
import { Tally } from './outcome.ts'
import { deleteChanges, insertChanges, insertErrors, nextChanges, saveImport } from './store.ts'

/** Processes the next part of an import, at most a thousand rows, in the transaction that has locked it: what is written and the progress are committed
 *  together or not at all. */
export async function step(context: Context, held: Import, into: Writing): Promise<void> {
  if (held.status === 'UNDOING') return undoStep(context, held, into)
  const chunk = await into.readChunk(context, held)
  if (!chunk) return fail(context, held, { reason: 'ROW_TOO_LONG', description: into.tooLong, row: held.progress.row })
  const tally = new Tally(held.progress.counts)
  if (held.status === 'CHECKING') await into.tryRows(context, held, { chunk, tally })
  else await insertChanges(context, held.id, await into.writeRows(context, held, { chunk, tally }))
  await insertErrors(context, held.id, tally.errors)
  const progress = { offset: chunk.offset, row: chunk.next, counts: tally.counts }
  if (!chunk.isLast) await saveImport(context, { ...held, progress, updatedDate: context.now })
  else if (held.status === 'CHECKING') await moved(context, held, { verb: 'checked', progress, checked: tally.counts })
  else await moved(context, held, { verb: 'finish', progress, finishedDate: context.now })
}

/** After a failed trial, the import can be planned again. */
export async function fail(context: Context, held: Import, failure: Failure): Promise<void> {
  if (held.status === 'CHECKING') await moved(context, held, { verb: 'checked', checked: undefined, failure })
  else await moved(context, held, { verb: held.status === 'UNDOING' ? 'undone' : 'fail', failure, finishedDate: context.now })
}

async function undoStep(context: Context, held: Import, into: Writing): Promise<void> {
  const next = await nextChanges(context, held.id, importRowsAtOnce)
  const changes = next.slice(0, into.countUndone(next))
  const before = held.undone ?? { removed: 0, restored: 0, changedSince: 0 }
  const undone = changes.length > 0 ? await into.undoneRows(context, { changes, before }) : before
  // After the items, which are locked first everywhere.
  if (changes.length > 0) await deleteChanges(context, held.id, changes.at(-1)!)
  if (next.length < importRowsAtOnce && changes.length === next.length) await moved(context, held, { verb: 'undone', undone })
  else await saveImport(context, { ...held, undone, updatedDate: context.now })
}
