import type { Context } from '../../../kernel/context.ts'
import { lockParts } from '../../catalogue-parts/public.ts'
import { emptyProduct, lockProducts, nextNumericIds, type ProductWithVariants } from '../../catalogue/public.ts'
import type { Written } from './drafts.ts'
import { findFacts, type ProductWrite, startImports } from './facts.ts'
import { insertEach } from './insert-each.ts'
import { namesOfAll } from './locks.ts'
import { Reader } from './reader.ts'
import { type ProductUpdate, saveEach, withStock } from './save-each.ts'
import { lockStockOf } from './stock-each.ts'

export interface NewProduct extends ProductWrite {
  /** One that is free. Made by default. */
  id?: string
}

export interface ProductWrites {
  creates?: readonly NewProduct[]
  updates?: readonly ProductUpdate[]
  /** What is done with the products once they are saved, before their stock is. */
  beforeStock?: (created: readonly Written[], updated: readonly Written[]) => Promise<void>
}

/** Creates and changes products, each by itself. Those whose fields are wrong stay as they are, or aren't created. */
export async function writeEach(
  context: Context,
  { creates = [], updates = [], beforeStock }: ProductWrites,
): Promise<{ created: Written[]; updated: Written[] }> {
  const facts = await findFacts(context, [...updates, ...creates])
  const empty = await newProducts(context, creates)
  const locked = updates.length > 0 ? await lockProducts(context, [...new Set(updates.map(({ id }) => id))]) : []
  const byId = new Map(locked.map((one) => [one.product.id, one.product]))
  const stock = await lockStockOf(
    context,
    locked,
    updates.map(({ input }) => input),
  )
  const names = namesOfAll([
    ...updates.flatMap(({ id, input }) => (byId.has(id) ? [{ input, product: byId.get(id)! }] : [])),
    ...creates.map(({ input }, index) => ({ input, product: empty[index]!.product })),
  ])
  const reader = new Reader(context, { ...facts, parts: names ? await lockParts(context, names) : [] })
  const written = updates.length > 0 ? await saveEach(context, updates, { locked, reader }) : []
  const created = creates.length > 0 ? await insertEach(context, creates, { empty, reader }) : []
  await beforeStock?.(created, written)
  const updated = await withStock(context, { updates, written, locked, stock })
  await startImports(context, facts, [...updated, ...created])
  return { created, updated }
}

/** Products without anything, with the next numbers. */
async function newProducts(context: Context, creates: readonly NewProduct[]): Promise<ProductWithVariants[]> {
  if (creates.length === 0) return []
  const numericIds = await nextNumericIds(context, creates.length)
  return creates.map(({ id }, index) => {
    const { product, variants } = emptyProduct(context.now)
    return { product: { ...product, ...(id !== undefined && { id }), numericId: numericIds[index]! }, variants }
  })
}
