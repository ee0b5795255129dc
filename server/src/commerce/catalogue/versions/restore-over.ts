import type { Context } from '../../../kernel/context.ts'
import { withFreeBarcodes } from '../barcodes/store.ts'
import { saveProducts } from '../change/save.ts'
import type { ProductWithVariants } from '../product.ts'
import { productFrom } from '../store.ts'
import { withExistingFiles } from './existing-files.ts'
import { withFreeIds } from './free-ids.ts'
import { restoredOver, type ReturningStock } from './restored-over.ts'
import { findStates } from './store.ts'

/** Some versions of products, by the products’ IDs, with the files that still exist. Locks these, so it comes before products are locked. */
export async function readVersions(
  context: Context,
  named: readonly { id: string; version: number }[],
): Promise<Map<string, ProductWithVariants>> {
  const former = await withExistingFiles(context, (await findStates(context, named)).map(productFrom))
  return new Map(former.map((one) => [one.product.id, one]))
}

interface Restored {
  /** Locked. */
  before: ProductWithVariants
  /** Of a version, with a slug that is free. */
  former: ProductWithVariants
  /** None by default, if stock is tracked. */
  returning?: ReturningStock
}

/** Saves products as they were in versions. */
export async function restoreOver(context: Context, products: readonly Restored[]): Promise<ProductWithVariants[]> {
  const restored = await withFreeBarcodes(
    context,
    products.map(({ before, former, returning }) => restoredOver(before, former, returning)),
  )
  const changes: { before: ProductWithVariants; after: ProductWithVariants }[] = []
  for (const [index, { before }] of products.entries())
    changes.push({ before, after: await withFreeIds(context, restored[index]!, before) })
  return saveProducts(context, changes, 'RESTORED')
}
