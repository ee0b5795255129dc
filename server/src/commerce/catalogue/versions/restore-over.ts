import { lockFiles } from '../../../content/files/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { withFreeBarcodes } from '../barcodes/store.ts'
import { saveProducts } from '../change/save.ts'
import type { ProductWithVariants } from '../product.ts'
import { productFrom } from '../store.ts'
import { withExistingFiles } from './existing-files.ts'
import { withFreeIds } from './free-ids.ts'
import { restoredOver, type ReturningStock } from './restored-over.ts'
import { findVersion } from './store.ts'

/** Some versions of products, by the products’ IDs, with the files that still exist. Locks these, so it comes before products are locked. */
export async function readVersions(
  context: Context,
  named: readonly { id: string; version: number }[],
): Promise<Map<string, ProductWithVariants>> {
  const former: ProductWithVariants[] = []
  for (const { id, version } of named) {
    const found = await findVersion(context, id, version)
    if (found) former.push(productFrom(found.state))
  }
  const fileIds = former.flatMap(({ product: { doc } }) => [
    ...doc.media.map(({ id }) => id),
    ...(doc.fileId === undefined ? [] : [doc.fileId]),
  ])
  // All at once, in the order of their IDs, before those of each product.
  if (fileIds.length > 0) await lockFiles(context, [...new Set(fileIds)])
  const read = new Map<string, ProductWithVariants>()
  for (const one of former) read.set(one.product.id, await withExistingFiles(context, one))
  return read
}

interface Restored {
  /** Locked. */
  before: ProductWithVariants
  /** Of a version, with a slug that is free. */
  former: ProductWithVariants
  /** None by default, if stock is tracked. */
  returning?: ReturningStock
}

/** Of several products that had a barcode at different times, the first one has it. */
function eachOnce({ product, variants }: ProductWithVariants, given: Set<string>): ProductWithVariants {
  const free = variants.map((one) => (one.barcode !== null && given.has(one.barcode) ? { ...one, barcode: null } : one))
  for (const { barcode } of free) if (barcode !== null) given.add(barcode)
  return { product, variants: free }
}

/** Saves products as they were in versions. */
export async function restoreOver(context: Context, products: readonly Restored[]): Promise<ProductWithVariants[]> {
  const changes: { before: ProductWithVariants; after: ProductWithVariants }[] = []
  const together = new Set(products.map(({ before }) => before.product.id))
  const given = new Set<string>()
  for (const { before, former, returning } of products) {
    const after = await withFreeIds(
      context,
      eachOnce(await withFreeBarcodes(context, restoredOver(before, former, returning), together), given),
      before,
    )
    changes.push({ before, after })
  }
  return saveProducts(context, changes, 'RESTORED')
}
