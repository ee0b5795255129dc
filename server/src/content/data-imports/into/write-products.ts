import type { Context } from '../../../kernel/context.ts'
import type { Import, Plan } from '../import.ts'
import { type Chunk, readChunk } from '../read-chunk.ts'
import { notReadable } from '../row-error.ts'
import { insertMet, type ItemChange, selectMet, takeChanges } from '../store.ts'
import type { Processing, Writing } from './into.ts'
import type { FileRow, ImportChange, ProductImports } from './product-imports.ts'

/** The most rows that are read for one transaction. A product has one for each of its variants and pictures, at most. */
const rowsMax = 2_500

/** Rows become products with their variants, by what the catalogue does with them. */
export const writeProducts = (products: ProductImports): Writing => ({
  readChunk(context, held) {
    const countWhole = (rows: Chunk['rows'], isLast: boolean) => products.countWhole(rows.map(fileRow), columnsOf(held.plan), isLast)
    return readChunk(context, held, { rowsMax, countWhole })
  },
  tooLong: `A product has more than ${rowsMax} rows, or its rows are too long.`,
  async tryRows(context, held, processing) {
    await importRows(context, held, { ...processing, products, isTrial: true })
  },
  async writeRows(context, held, processing) {
    const changes = await importRows(context, held, { ...processing, products, isTrial: false })
    return joinedWithEarlier(context, held, changes, products)
  },
  countUndone: products.countUndone,
  async undoneRows(context, { changes, before }) {
    const { removed, restored } = await products.undo(context, changes.map(changeOf))
    return {
      removed: before.removed + removed,
      restored: before.restored + restored,
      changedSince: before.changedSince + changes.length - removed - restored,
    }
  },
})

/** Several parts of a file can change the same product, if they name it by the SKUs of its variants. */
async function joinedWithEarlier(
  context: Context,
  held: Import,
  changes: readonly ImportChange[],
  products: ProductImports,
): Promise<ItemChange[]> {
  const ids = changes.filter(({ before }) => before !== undefined).map(({ id }) => id)
  const taken = await takeChanges(context, held.id, ids)
  const earlier = new Map(taken.map((change) => [change.itemId, changeOf(change)]))
  return changes.map((later) => {
    const first = earlier.get(later.id)
    const { id, revision, before } = first ? products.joined(first, later) : later
    return { itemId: id, revision, before: before as ItemChange['before'] }
  })
}

const changeOf = ({ itemId, ...change }: ItemChange): ImportChange => ({ ...change, id: itemId })

type NumberedRow = Chunk['rows'][number]

/** A row that can't be read has no cells, and is about nothing. */
const fileRow = ({ number, given }: NumberedRow): FileRow => ({ number, cells: 'cells' in given ? given.cells : [] })

const columnsOf = ({ columns, mapping }: Plan) => ({ columns: columns.map(({ name }) => name), mapping })

interface Importing extends Processing {
  products: ProductImports
  isTrial: boolean
}

async function importRows(context: Context, held: Import, { chunk, tally, products, isTrial }: Importing): Promise<ImportChange[]> {
  const readable = chunk.rows.filter(({ given }) => 'cells' in given)
  for (const row of chunk.rows) if (!('cells' in row.given)) tally.add(row, { problem: notReadable(row.given) })
  const { mode, emptyCells } = held.plan
  const rows = readable.map(fileRow)
  const met = (names: readonly string[]) => selectMet(context, held.id, names)
  const batch = { ...columnsOf(held.plan), mode, emptyCells, rows, met, isTrial }
  const { things, changes, names } = await products.importRows(context, batch)
  await insertMet(context, held.id, names)
  const byNumber = new Map(readable.map((row) => [row.number, row]))
  for (const { rows: numbers, outcome } of things)
    tally.addThing(
      numbers.map((number) => byNumber.get(number)!),
      outcome,
    )
  return changes
}
