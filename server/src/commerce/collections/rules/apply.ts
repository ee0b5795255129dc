import type { Context } from '../../../kernel/context.ts'
import { recordProductsChanged } from '../../catalogue/public.ts'
import { lockProducts, syncMembers } from '../members/store.ts'
import { applyRules, lockRules } from './store.ts'

/** Compares products that have changed, or whose stock has, with the rules of all collections. */
export async function applyRulesTo(context: Context, productIds: readonly string[]): Promise<void> {
  await lockProducts(context, productIds)
  const ruled = await lockRules(context)
  if (ruled.length === 0) return
  const changed = await applyRules(context, ruled, { productIds })
  if (changed.length > 0) await recordProductsChanged(context, changed, ['collectionIds'])
}

/** Products were saved or deleted, in the transaction that did it: brings the collections that they are in up to date. */
export async function followProducts(context: Context, productIds: readonly string[]): Promise<void> {
  await applyRulesTo(context, productIds)
  await syncMembers(context, productIds)
}
