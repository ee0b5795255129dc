import { importRowsAtOnce } from '@stoa/contract/data-imports/import'
import type { Context } from '../../kernel/context.ts'
import { draftsToo, findDataCollection, findWritableCollection } from '../data-collections/public.ts'
import { moved } from './change.ts'
import type { Failure, Import } from './import.ts'
import { Tally, type Ready } from './outcome.ts'
import { readChunk, type Chunk } from './read-chunk.ts'
import { rowReader } from './row.ts'
import { deleteChanges, insertChanges, insertErrors, nextChanges, saveImport } from './store.ts'
import { undoneRows } from './take-back.ts'
import { tryRows } from './try-rows.ts'
import { writeRows } from './write-rows.ts'

/** Processes the next part of an import, at most a thousand rows, in the transaction that has locked it: what is written and the progress are committed
 *  together or not at all. */
export async function step(context: Context, held: Import): Promise<void> {
  if (held.status === 'UNDOING') return undoStep(context, held)
  const collection = await (held.status === 'CHECKING'
    ? findDataCollection(context, { ...held, ...draftsToo }, 'read')
    : findWritableCollection(context, { ...held, ...draftsToo }, 'insert', 'update'))
  const chunk = await readChunk(context, held)
  if (!chunk) return fail(context, held, { reason: 'ROW_TOO_LONG', description: 'A row is too long.', row: held.progress.row })
  const tally = new Tally(held.progress.counts)
  const rows = readyRows(chunk, { held, collection, tally })
  if (held.status === 'CHECKING') await tryRows(context, rows, { collection, tried: held, tally })
  else await insertChanges(context, held.id, await writeRows(context, rows, { collection, mode: held.plan.mode, tally }))
  await insertErrors(context, held.id, tally.errors)
  const progress = { offset: chunk.offset, row: chunk.next, counts: tally.counts }
  if (!chunk.isLast) await saveImport(context, { ...held, progress, updatedDate: context.now })
  else if (held.status === 'CHECKING') await moved(context, held, { verb: 'checked', progress, checked: tally.counts })
  else await moved(context, held, { verb: 'finish', progress, finishedDate: context.now })
}

interface Readying {
  held: Import
  collection: Parameters<typeof rowReader>[1]
  tally: Tally
}

function readyRows({ rows }: Chunk, { held, collection, tally }: Readying): Ready[] {
  const read = rowReader(held.plan, collection)
  return rows.flatMap(({ number, given }) => {
    const row = read(given)
    if (!('problem' in row)) return [{ ...row, number, given }]
    tally.add({ number, given }, row)
    return []
  })
}

/** After a failed trial, the import can be planned again. */
export async function fail(context: Context, held: Import, failure: Failure): Promise<void> {
  if (held.status === 'CHECKING') await moved(context, held, { verb: 'checked', checked: undefined, failure })
  else await moved(context, held, { verb: held.status === 'UNDOING' ? 'undone' : 'fail', failure, finishedDate: context.now })
}

async function undoStep(context: Context, held: Import): Promise<void> {
  const changes = await nextChanges(context, held.id, importRowsAtOnce)
  const before = held.undone ?? { removed: 0, restored: 0, changedSince: 0 }
  const undone = changes.length > 0 ? await undoneRows(context, held, { changes, before }) : before
  // After the items, which are locked first everywhere.
  if (changes.length > 0) await deleteChanges(context, held.id, changes.at(-1)!)
  if (changes.length < importRowsAtOnce) await moved(context, held, { verb: 'undone', undone })
  else await saveImport(context, { ...held, undone, updatedDate: context.now })
}
