import type { Context } from '../../../kernel/context.ts'
import { type DataCollection, draftsToo, findDataCollection, findWritableCollection } from '../../data-collections/public.ts'
import type { CollectionScope, Import } from '../import.ts'
import type { Ready } from '../outcome.ts'
import { readChunk } from '../read-chunk.ts'
import { rowReader } from '../row.ts'
import { undoneRows } from '../take-back.ts'
import { tryRows } from '../try-rows.ts'
import { writeRows } from '../write-rows.ts'
import type { Processing, Writing } from './into.ts'

/** Rows become items of a data collection. */
export const writeCollection = (scope: CollectionScope): Writing => ({
  readChunk,
  tooLong: 'A row is too long.',
  async tryRows(context, held, processing) {
    const collection = await findDataCollection(context, { ...scope, ...draftsToo }, 'read')
    await tryRows(context, readyRows(held, collection, processing), { collection, tried: held, tally: processing.tally })
  },
  async writeRows(context, held, processing) {
    const collection = await findWritableCollection(context, { ...scope, ...draftsToo }, 'insert', 'update')
    return writeRows(context, readyRows(held, collection, processing), { collection, mode: held.plan.mode, tally: processing.tally })
  },
  countUndone: (changes) => changes.length,
  undoneRows: (context: Context, undoing) => undoneRows(context, scope, undoing),
})

function readyRows(held: Import, collection: DataCollection, { chunk, tally }: Processing): Ready[] {
  const read = rowReader(held.plan, collection)
  return chunk.rows.flatMap(({ number, given }) => {
    const row = read(given)
    if (!('problem' in row)) return [{ ...row, number, given }]
    tally.add({ number, given }, row)
    return []
  })
}
