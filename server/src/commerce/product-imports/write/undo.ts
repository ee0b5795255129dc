import type { ImportChange, ProductImports } from '../../../content/data-imports/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { deleteLocked, lockProducts, type ProductWithVariants, readVersions, restoreOver, slugsInUse } from '../../catalogue/public.ts'
import { freeOf, type LocatedStock, lockStock, saveChanges, withFree } from '../../stock/public.ts'
import { productsAtOnce } from '../read/groups.ts'
import { lastVersions } from '../store.ts'
import { saveCollections } from './collections.ts'
import { type Former, isAlike } from './former.ts'

/** The first products that an import created, or the first that it changed: deleting and changing lock in different orders. */
export const countUndone: ProductImports['countUndone'] = (changes) => {
  const isNew = changes[0]?.before === undefined
  const other = changes.findIndex(({ before }) => (before === undefined) !== isNew)
  return Math.min(other < 0 ? changes.length : other, productsAtOnce)
}

/** Deletes products that an import created, or gives those that it changed their former data, unless they were changed since. */
export const undo: ProductImports['undo'] = async (context, changes) => {
  if (changes.every(({ before }) => before === undefined)) {
    const created = await untouched(context, changes)
    if (created.length > 0) await deleteLocked(context, created)
    return { removed: created.length, restored: 0 }
  }
  const formers = new Map(changes.map(({ id, before }) => [id, before as Former]))
  return { removed: 0, restored: await restore(context, changes, formers) }
}

async function restore(context: Context, changes: readonly ImportChange[], formers: ReadonlyMap<string, Former>): Promise<number> {
  const versions = await readVersions(
    context,
    [...formers].map(([id, { version }]) => ({ id, version })),
  )
  const changed = (await untouched(context, changes)).filter(({ product }) => versions.has(product.id))
  const stock = await lockStock(
    context.db,
    context.siteId,
    changed.flatMap(({ product, variants }) => variants.map(({ id }) => ({ productId: product.id, variantId: id }))),
  )
  const used = await slugsInUse(
    context,
    changed.map(({ product }) => versions.get(product.id)!.product.slug),
  )
  await restoreOver(
    context,
    changed.map((before) => ({
      before,
      former: withFreeSlug(versions.get(before.product.id)!, before, used),
      returning: returningStock(formers.get(before.product.id)!),
    })),
  )
  await saveCollections(
    context,
    changed.map(({ product }) => ({ product, names: [], ids: formers.get(product.id)!.collectionIds })),
  )
  const former = stock.flatMap((row) => formerStock(row, formers.get(row.productId)!))
  await saveChanges(context, former, { reason: 'API' })
  return changed.length
}

/** The products that are still as an import left them, locked. Moving into collections by their rules isn’t a change. */
async function untouched(context: Context, changes: readonly ImportChange[]): Promise<ProductWithVariants[]> {
  const locked = await lockProducts(
    context,
    changes.map(({ id }) => id),
  )
  const versions = await lastVersions(
    context,
    changes.map(({ id }) => id),
  )
  const revisions = new Map(changes.map(({ id, revision }) => [id, revision]))
  return locked.filter(({ product: { id } }) => versions.get(id) === revisions.get(id))
}

/** A former product with the address that it has now, if another product has got the former one. */
function withFreeSlug(
  former: ProductWithVariants,
  { product: { slug } }: ProductWithVariants,
  used: ReadonlySet<string>,
): ProductWithVariants {
  const isFree = former.product.slug === slug || !used.has(former.product.slug)
  return isFree ? former : { ...former, product: { ...former.product, slug } }
}

/** The stock of variants that the import removed. */
const returningStock = ({ stock }: Former) =>
  new Map(stock.flatMap(({ variantId, from: { free, ...level }, to }) => (to ? [] : [[variantId, { ...level, quantity: free }] as const])))

/** Stock as it was before, less what was sold since. One that was changed otherwise stays. */
function formerStock(before: LocatedStock, { stock }: Former): { before: LocatedStock; after: LocatedStock }[] {
  const change = stock.find(({ variantId }) => variantId === before.variantId)
  if (!change?.to || !isAlike(before, change.to)) return []
  const { from, to } = change
  const free = to.trackQuantity ? Math.max(0, freeOf(before) + from.free - to.free) : from.free
  const after = from.trackQuantity ? withFree(before, free) : before
  return [{ before, after: { ...after, trackQuantity: from.trackQuantity, inStock: from.inStock } }]
}
