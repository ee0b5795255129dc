import type { Context } from '../../../kernel/context.ts'
import { type ImportScope, targetOf } from '../import.ts'

/** Refuses callers who may not change products, if an import is of products. Items of any collection can be imported by everyone who may import. */
export function requireWriter(context: Context, scope: ImportScope): void {
  if (targetOf(scope) === 'PRODUCTS') context.services.hooks.productPlans.requireWriter(context)
}
