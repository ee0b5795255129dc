import type { Context } from '../../../kernel/context.ts'
import { lockParts } from '../../catalogue-parts/public.ts'
import { lockProducts, type ProductWithVariants } from '../../catalogue/public.ts'
import type { LocatedStock } from '../../stock/public.ts'
import { withInput } from './apply.ts'
import { changeEach } from './change-each.ts'
import type { Outcome } from './drafts.ts'
import { findFacts, type ProductWrite, startImports } from './facts.ts'
import { namesOfAll } from './locks.ts'
import { Reader } from './reader.ts'
import { lockStockOf, saveStockEach, type StockWrite } from './stock-each.ts'

export interface ProductUpdate extends ProductWrite {
  id: string
  revision: string
}

/** Changes products, each by itself. */
export async function updateEach(context: Context, updates: readonly ProductUpdate[]): Promise<Outcome[]> {
  const facts = await findFacts(context, updates)
  const locked = await lockProducts(context, [...new Set(updates.map(({ id }) => id))])
  const byId = new Map(locked.map((one) => [one.product.id, one.product]))
  const stock = await lockStockOf(
    context,
    locked,
    updates.map(({ input }) => input),
  )
  const names = namesOfAll(updates.flatMap(({ id, input }) => (byId.has(id) ? [{ input, product: byId.get(id)! }] : [])))
  const reader = new Reader(context, { ...facts, parts: names ? await lockParts(context, names) : [] })
  const changes = updates.map(({ id, revision, at, input }) => ({
    id,
    revision,
    change: (held: Parameters<typeof withInput>[0]) => withInput(held, input, reader.reading(at)),
  }))
  const outcomes = await changeEach(context, locked, { changes, reader })
  const stocked = await withStock(context, { updates, outcomes, locked, stock })
  await startImports(context, facts)
  return stocked
}

interface Stocked {
  updates: readonly ProductUpdate[]
  outcomes: readonly Outcome[]
  locked: readonly ProductWithVariants[]
  stock: readonly LocatedStock[]
}

/** The outcomes with the stock that was sent. */
async function withStock(context: Context, { updates, outcomes, locked, stock }: Stocked): Promise<Outcome[]> {
  if (stock.length === 0) return [...outcomes]
  const before = new Map(locked.map((one) => [one.product.id, one]))
  const writes = outcomes.flatMap((outcome, index): StockWrite[] =>
    'saved' in outcome ? [{ input: updates[index]!.input, before: before.get(updates[index]!.id)!, saved: outcome.saved }] : [],
  )
  const now = (await saveStockEach(context, stock, writes))[Symbol.iterator]()
  return outcomes.map((outcome) => ('saved' in outcome ? { saved: now.next().value! } : outcome))
}
