import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import type { CollectionRow } from '../collection.ts'
import type { findRow } from '../store.ts'
import { type MemberChange, moveLockedProducts } from './locked-products.ts'
import { findManualProblem, firstOf, type ManualProblem, manualProblem } from './manual-problem.ts'
import { lockProducts } from './store.ts'

/** A collection to which the caller adds products one by one. */
export async function requireManual(context: Context, find: typeof findRow, id: string): Promise<CollectionRow> {
  const collection = await find(context, id)
  const problem = manualProblem(context, collection)
  if (problem) refuse(problem)
  return collection!
}

export async function addProducts(context: Context, id: string, productIds: readonly string[]): Promise<void> {
  const existing = await changeOrRefuse(context, { change: 'ADD', id, productIds })
  const unknown = productIds.filter((one) => !existing.has(one))
  if (unknown.length > 0) refuse('PRODUCTS_NOT_FOUND', { productIds: unknown })
}

export async function removeProducts(context: Context, id: string, productIds: readonly string[]): Promise<void> {
  await changeOrRefuse(context, { change: 'REMOVE', id, productIds })
}

async function changeOrRefuse(context: Context, change: ProductsOfCollection): Promise<ReadonlySet<string>> {
  const result = await changeProducts(context, change)
  return 'problem' in result ? refuse(result.problem) : result.existing
}

interface ProductsOfCollection {
  change: MemberChange
  id: string
  /** Each once. */
  productIds: readonly string[]
}

/** Adds those products that exist to a collection, in this order, or removes them. It is read before the products are locked, and locked after them. Returns
 *  which products exist, or why nothing was changed. */
export async function changeProducts(
  context: Context,
  { change, id, productIds }: ProductsOfCollection,
): Promise<{ existing: ReadonlySet<string> } | { problem: ManualProblem }> {
  const seen = await findManualProblem(context, [id])
  if (seen) return { problem: seen }
  const existing = new Set(await lockProducts(context, productIds))
  const products = productIds.filter((one) => existing.has(one))
  const problem = firstOf(await moveLockedProducts(context, { change, collectionIds: [id], productIds: products }))
  return problem ? { problem } : { existing }
}
