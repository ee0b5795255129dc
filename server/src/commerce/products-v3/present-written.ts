import type { RequestedField } from '@stoa/contract/products-v3/requested-fields'
import type { Context } from '../../kernel/context.ts'
import type { ProductWithVariants } from '../catalogue/public.ts'
import { presentProductV3 } from './present/product.ts'
import type { WireProduct } from './present/view.ts'
import { findRelated } from './related.ts'
import { viewFor } from './view.ts'

/** Products that the caller has written, each with its variants. */
export async function presentWritten(
  context: Context,
  written: readonly ProductWithVariants[],
  fields: readonly RequestedField[] = [],
): Promise<WireProduct[]> {
  const view = viewFor(context, fields)
  const products = written.map(({ product }) => product)
  const related = await findRelated(context, products, view)
  return written.map(({ product, variants }) => presentProductV3(product, variants, { view, related: related.get(product.id) }))
}
