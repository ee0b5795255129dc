import type { ImportChange, ImportedThing } from '../../../content/data-imports/public.ts'
import { StaleReadError } from '../../../database/stale-read.ts'
import type { Context } from '../../../kernel/context.ts'
import { writeEach, type Written } from '../../products-v3/public.ts'
import { lastVersions } from '../store.ts'
import { type Wanted, saveCollections } from './collections.ts'
import { changeOf, isChanged } from './former.ts'
import { savePreorders } from './preorders.ts'
import { problemOfProduct, problemOfViolations } from './problems.ts'
import type { Saved } from './saved.ts'
import type { Ready } from './send.ts'

/** Writes products, and puts them into their collections. Returns what became of each, and what undoing it needs. */
export async function writeProducts(
  context: Context,
  products: readonly Ready[],
): Promise<{ outcomes: ImportedThing['outcome'][]; changes: ImportChange[] }> {
  if (products.length === 0) return { outcomes: [], changes: [] }
  const before = await lastVersions(
    context,
    products.flatMap((one) => one.before?.product.id ?? []),
  )
  const { written, moved } = await writeAll(context, products)
  const saved = savedOf(products, written)
  await savePreorders(context, saved)
  const after = await lastVersions(
    context,
    saved.map((one) => one.saved.product.id),
  )
  const changes = saved.filter((one) => isChanged(one) || moved.has(one.saved.product.id)).map((one) => changeOf(one, { before, after }))
  const changedIds = new Set(changes.map(({ id }) => id))
  return { outcomes: products.map((ready, index) => outcomeOf(ready, written[index]!, changedIds)), changes }
}

const savedOf = (products: readonly Ready[], outcomes: readonly Written[]): Saved[] =>
  products.flatMap((ready, index) => {
    const outcome = outcomes[index]!
    return 'saved' in outcome ? [{ ready, saved: outcome.saved }] : []
  })

/** The outcomes of all, in their order, and the products that have entered collections or left them. */
async function writeAll(context: Context, products: readonly Ready[]): Promise<{ written: Written[]; moved: ReadonlySet<string> }> {
  const { creates = [], updates = [] } = Object.groupBy(products, ({ before }) => (before ? 'updates' : 'creates'))
  let moved: ReadonlySet<string> = new Set()
  const { created, updated } = await writeEach(context, {
    creates: creates.map(({ write, product: { id } }) => ({ ...write, ...(id !== undefined && { id }) })),
    updates: updates.map(({ write, before }) => ({ ...write, id: before!.product.id, revision: String(before!.product.revision) })),
    async beforeStock(inserted, changed) {
      if (changed.some(isLate)) throw new StaleReadError('A product has been changed by another transaction since it was read.')
      moved = await saveCollections(context, [...savedOf(creates, inserted), ...savedOf(updates, changed)].map(wantedOf))
    },
  })
  const all = [...created, ...updated]
  const outcomes = new Map([...creates, ...updates].map((one, index) => [one, all[index]!]))
  return { written: products.map((one) => outcomes.get(one)!), moved }
}

const wantedOf = ({ ready: { product }, saved }: Saved): Wanted => ({
  product: saved.product,
  names: product.collections,
  ids: product.collectionIds,
})

const isLate = (one: Written): boolean => 'problem' in one && lateCodes.has(one.problem.code)

const lateCodes: ReadonlySet<string> = new Set(['INVALID_REVISION', 'PRODUCT_NOT_FOUND'])

function outcomeOf({ product, before, variantRows }: Ready, outcome: Written, changedIds: ReadonlySet<string>): ImportedThing['outcome'] {
  if ('violations' in outcome) return { problem: problemOfViolations(outcome.violations, { rows: product.rows, variantRows }) }
  if ('problem' in outcome) return { problem: problemOfProduct(outcome.problem, product) }
  if (!before) return 'inserted'
  return changedIds.has(outcome.saved.product.id) ? 'updated' : 'skipped'
}
