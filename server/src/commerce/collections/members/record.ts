import type { Context } from '../../../kernel/context.ts'
import { recordChanged } from '../../catalogue/public.ts'
import type { MovedProduct } from './store.ts'

/** Records that products have entered or left collections. */
export function recordMoved(context: Context, products: readonly Pick<MovedProduct, 'id' | 'revision'>[]): void {
  for (const product of products) recordChanged(context, product, ['collectionIds'])
}
