import type { ImportBatch, ImportedBatch, ImportedThing } from '../../../content/data-imports/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { groupsOf } from '../read/groups.ts'
import { namesOf } from '../read/names.ts'
import { readProduct, type ReadProduct } from '../read/product.ts'
import { type Group, matchSkus } from './match-skus.ts'
import { findMedia } from './media.ts'
import { ready, type Ready } from './send.ts'
import { findTargets } from './targets.ts'
import { inTrial } from './trial.ts'
import { writeProducts } from './write-products.ts'

/** Imports the products of some rows. For a trial, the same is done and taken back. */
export const importRows = (context: Context, batch: ImportBatch): Promise<ImportedBatch> =>
  batch.isTrial ? inTrial(context, (trial) => importGroups(trial, batch)) : importGroups(context, batch)

async function importGroups(context: Context, batch: ImportBatch): Promise<ImportedBatch> {
  const read = groupsOf(batch.rows, batch).map((rows): Group => ({ rows, read: readProduct(rows) }))
  const names = [...new Set(readable(read).flatMap(namesOf))]
  const met = await batch.met(names)
  const { groups, matched } = await matchSkus(context, read, met)
  const products = readable(groups)
  const targets = await findTargets(context, products, { mode: batch.mode, met, matched })
  const mediaOf = await findMedia(context, products)
  const prepared = products.map((product, index): Ready | { outcome: ImportedThing['outcome'] } => {
    const target = targets[index]!
    if ('problem' in target) return { outcome: target }
    if ('skips' in target) return { outcome: 'skipped' }
    const sent = ready(context, product, { before: target.before, emptyCells: batch.emptyCells, mediaOf })
    return 'problem' in sent ? { outcome: sent } : sent
  })
  const written = await writeProducts(
    context,
    prepared.filter((one): one is Ready => !('outcome' in one)),
  )
  const ofWritten = written.outcomes[Symbol.iterator]()
  const ofReadable = prepared.map((one) => ('outcome' in one ? one.outcome : ofWritten.next().value!))[Symbol.iterator]()
  const things = groups.map(({ rows, read: one }): ImportedThing => ({
    rows: rows.map(({ row }) => row),
    outcome: 'problem' in one ? one : ofReadable.next().value!,
  }))
  return { things, changes: written.changes, names: names.filter((name) => !met.has(name)) }
}

const readable = (groups: readonly Group[]): ReadProduct[] => groups.flatMap(({ read }) => ('problem' in read ? [] : [read]))
