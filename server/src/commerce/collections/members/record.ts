import type { Context } from '../../../kernel/context.ts'
import { recordChanged } from '../../catalogue/public.ts'
import type { ChangedProduct } from './store.ts'

/** Records that products have entered or left collections. */
export function recordMoved(context: Context, products: readonly ChangedProduct[]): void {
  for (const product of products) recordChanged(context, product, ['collectionIds'])
}
