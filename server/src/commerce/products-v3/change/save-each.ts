import type { Context } from '../../../kernel/context.ts'
import type { ProductWithVariants } from '../../catalogue/public.ts'
import type { LocatedStock } from '../../stock/public.ts'
import { withInput } from './apply.ts'
import { writeChanges } from './change-each.ts'
import type { Written } from './drafts.ts'
import type { ProductWrite } from './facts.ts'
import type { Reader } from './reader.ts'
import { saveStockEach, type StockWrite } from './stock-each.ts'

export interface ProductUpdate extends ProductWrite {
  id: string
  revision: string
}

interface Saving {
  locked: readonly ProductWithVariants[]
  reader: Reader
}

/** Changes locked products, each by itself, but not the stock that is sent with them. */
export function saveEach(context: Context, updates: readonly ProductUpdate[], { locked, reader }: Saving): Promise<Written[]> {
  const changes = updates.map(({ id, revision, at, input, finish }) => ({
    id,
    revision,
    change(held: ProductWithVariants) {
      const reading = reader.reading(at)
      const after = withInput(held, input, reading)
      return finish ? finish(after, reading) : after
    },
  }))
  return writeChanges(context, locked, { changes, reader })
}

interface Stocked {
  updates: readonly ProductUpdate[]
  written: readonly Written[]
  locked: readonly ProductWithVariants[]
  stock: readonly LocatedStock[]
}

/** Saves the stock that was sent with products. Returns what became of them, with it. */
export async function withStock(context: Context, { updates, written, locked, stock }: Stocked): Promise<Written[]> {
  if (stock.length === 0) return [...written]
  const before = new Map(locked.map((one) => [one.product.id, one]))
  const writes = written.flatMap((outcome, index): StockWrite[] =>
    'saved' in outcome ? [{ input: updates[index]!.input, before: before.get(updates[index]!.id)!, saved: outcome.saved }] : [],
  )
  const now = (await saveStockEach(context, stock, writes))[Symbol.iterator]()
  return written.map((outcome) => ('saved' in outcome ? { saved: now.next().value! } : outcome))
}
