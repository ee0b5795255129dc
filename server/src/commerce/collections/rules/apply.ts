import type { Context } from '../../../kernel/context.ts'
import { recordItems } from '../change.ts'
import { recordMoved } from '../members/record.ts'
import { applyRules, lockRules, type ProductWithCollections } from './store.ts'

type InCollections = Pick<ProductWithCollections, 'id' | 'revision' | 'collectionIds'>

/** Compares locked products that have changed, or whose stock has, with the rules of all collections. Returns those that entered or left one. */
export async function applyRulesTo(context: Context, productIds: readonly string[]): Promise<InCollections[]> {
  const ruled = await lockRules(context)
  if (ruled.length === 0) return []
  const moved = await applyRules(context, ruled, { productIds })
  recordMoved(context, moved)
  recordItems(context, ruled, moved)
  return moved.map(({ id, revision, collectionIds }) => ({ id, revision, collectionIds }))
}
