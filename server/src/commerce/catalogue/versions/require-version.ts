import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { productExists } from '../store.ts'
import { findVersion } from './store.ts'

/** A version of a product, with its state. */
export async function requireVersion(context: Context, productId: string, version: number) {
  const found = await findVersion(context, productId, version)
  if (found) return found
  return refuse((await productExists(context, productId)) ? 'VERSION_NOT_FOUND' : 'PRODUCT_NOT_FOUND')
}
