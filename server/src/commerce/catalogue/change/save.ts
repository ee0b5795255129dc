import type { Context, ReplacedVariants } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { listed } from '../listing/columns.ts'
import { withParts } from '../parts/with-parts.ts'
import type { Product, ProductWithVariants, Variant } from '../product.ts'
import { followSlugs } from '../slugs/follow-slugs.ts'
import { expireVersions, insertFirstVersions, insertVersions, retainVersions } from '../versions/store.ts'
import type { Operation } from '../versions/version.ts'
import { changedFields, variantDifferences } from './changed-fields.ts'
import { recordChanged, recordCreated, recordDeleted, recordVariantsChanged } from './events.ts'
import {
  type DeletedVariant,
  deleteProducts,
  insertNew,
  lockProducts,
  saveVariants,
  updateProducts,
  type VariantChanges,
  withFirstStock,
} from './store.ts'

/** A product, locked for a change. */
export async function lockProduct(context: Context, id: string): Promise<ProductWithVariants> {
  const [held] = await lockProducts(context, [id])
  return held ?? refuse('PRODUCT_NOT_FOUND')
}

/** A locked product and what becomes of it. */
export interface ProductChange {
  before: ProductWithVariants
  after: ProductWithVariants
}

/** Saves changes of locked products as their next revisions, with versions and events. What doesn't differ isn't written. The stock of their variants stays
 *  as it is. Returns the products as they are now, in the order of the changes. */
export async function saveProducts(
  context: Context,
  changes: readonly ProductChange[],
  operation: Operation = 'UPDATED',
): Promise<ProductWithVariants[]> {
  const resolved = await withParts(context, changes)
  const differing = changes.map(({ before }, at) => differenceOf(context, { before, after: resolved[at]! }, operation))
  const written = differing.filter(({ isSame }) => !isSame)
  if (written.length === 0) return differing.map(({ saved }) => saved)
  const replaced = {
    inserted: written.flatMap(({ variants }) => variants.inserted),
    deleted: written.flatMap(({ variants }) => variants.deleted),
  }
  await insertFirstVersions(
    context,
    written.map(({ saved }) => saved.product.id),
  )
  await updateProducts(
    context,
    written.map(({ saved }) => listed(saved)),
  )
  const deleted = await saveVariants(context, {
    ...replaced,
    ...updatesOf(
      written.map(({ variants }) => variants),
      replaced.inserted,
    ),
  })
  await insertVersions(
    context,
    operation,
    written.map(({ saved: { product }, fields }) => ({ id: product.id, version: product.revision, changedFields: fields.ofVersion })),
  )
  await followSlugs(
    context,
    written.map(({ before, saved }) => ({ before: before.product, after: saved.product })),
  )
  const current = await withCollections(
    context,
    written.map(({ saved }) => saved),
  )
  for (const { saved, fields, variants } of written) {
    if (fields.ofProduct.length > 0) recordChanged(context, saved.product, fields.ofProduct)
    if (variants.changed.length > 0) recordVariantsChanged(context, saved.product, variants.changed)
  }
  const { hooks } = context.services
  await hooks.productsChanged(context, { updated: [...current.values()] })
  await hooks.variantsReplaced(context, {
    ...stockedOf(context, { saved: [...current.values()], inserted: replaced.inserted, deleted }),
    canReturn: true,
  })
  return differing.map(({ saved }) => current.get(saved.product.id) ?? saved)
}

function differenceOf({ now }: Context, { before, after }: ProductChange, operation: Operation) {
  const variants = variantDifferences(before, after)
  const ofProduct = changedFields(before.product, after.product)
  const ofVersion = [...ofProduct, ...(variants.changed.length > 0 ? ['variants'] : [])]
  const isSame = ofVersion.length === 0 && variants.updated.length === 0 && operation === 'UPDATED'
  return {
    isSame,
    before,
    saved: isSame ? before : { ...after, product: nextOf(after.product, now) },
    fields: { ofProduct, ofVersion },
    variants,
  }
}

type Differences = ReturnType<typeof variantDifferences>

function updatesOf(differences: readonly Differences[], inserted: readonly Variant[]): Pick<VariantChanges, 'updated' | 'released'> {
  const updated = differences.flatMap((variants) => variants.updated)
  const barcodes = new Set([...updated, ...inserted].map(({ barcode }) => barcode))
  return { updated, released: differences.flatMap((variants) => variants.released).filter(({ barcode }) => barcodes.has(barcode)) }
}

/** Saved products by their IDs, in the collections whose rules they match now. */
async function withCollections(context: Context, saved: readonly ProductWithVariants[]): Promise<Map<string, ProductWithVariants>> {
  const moved = await context.services.hooks.applyCollectionRules(
    context,
    saved.map(({ product }) => product.id),
  )
  const byId = new Map(moved.map((one) => [one.id, one]))
  return new Map(saved.map(({ product, variants }) => [product.id, { product: { ...product, ...byId.get(product.id) }, variants }]))
}

const nextOf = (product: Product, now: Date): Product => ({ ...product, revision: product.revision + 1, updatedDate: now })

/** Stores a new product, or one that comes back. It enters collections with rules once its event is processed. */
export async function insertProduct(
  context: Context,
  after: ProductWithVariants,
  operation: Operation = 'CREATED',
): Promise<ProductWithVariants> {
  const created = await insertAll(context, [after], operation)
  const { product } = created[0]!
  if (operation === 'RESTORED') await retainVersions(context, product.id)
  if (product.collectionIds.length > 0) await context.services.hooks.productJoinedCollections(context, product)
  await recordNew(context, created, { canReturn: operation === 'RESTORED' })
  return created[0]!
}

/** Stores new products that are in no collection. */
export async function insertProducts(context: Context, products: readonly ProductWithVariants[]): Promise<ProductWithVariants[]> {
  if (products.length === 0) return []
  const created = await insertAll(context, products, 'CREATED')
  await recordNew(context, created, { canReturn: false })
  return created
}

async function insertAll(context: Context, products: readonly ProductWithVariants[], operation: Operation): Promise<ProductWithVariants[]> {
  const created = await withParts(
    context,
    products.map((after) => ({ before: undefined, after })),
  )
  await insertNew(context, created.map(listed))
  await insertVersions(
    context,
    operation,
    created.map(({ product }) => ({ id: product.id, version: product.revision, changedFields: [] })),
  )
  return created
}

async function recordNew(context: Context, created: readonly ProductWithVariants[], { canReturn }: { canReturn: boolean }): Promise<void> {
  for (const { product } of created) recordCreated(context, product)
  const inserted = created.flatMap(({ variants }) => variants)
  const { hooks } = context.services
  await hooks.productsChanged(context, { created })
  await hooks.variantsReplaced(context, { ...stockedOf(context, { saved: created, inserted, deleted: [] }), canReturn })
}

interface Replaced {
  saved: readonly ProductWithVariants[]
  inserted: readonly Variant[]
  deleted: readonly DeletedVariant[]
}

/** Variants that were inserted and deleted, with their stock and the settings of their products. */
function stockedOf({ now }: Context, { saved, inserted, deleted }: Replaced): Pick<ReplacedVariants, 'inserted' | 'deleted'> {
  const products = new Map(saved.map(({ product }) => [product.id, product]))
  const withTerms = <V extends DeletedVariant>(variant: V) => {
    const { doc, productType } = products.get(variant.productId)!
    return { ...variant, productPreorder: doc.inventory?.preorder ?? null, isDigital: productType === 'digital' }
  }
  return { inserted: inserted.map((variant) => withTerms(withFirstStock(variant, now))), deleted: deleted.map(withTerms) }
}

/** Deletes locked products. Their last versions remain. */
export async function deleteLocked(context: Context, held: readonly ProductWithVariants[]): Promise<void> {
  const last = held.map(({ product }) => ({ ...product, revision: product.revision + 1 }))
  await insertVersions(
    context,
    'DELETED',
    last.map(({ id, revision }) => ({ id, version: revision, changedFields: [] })),
  )
  const ids = last.map(({ id }) => id)
  await expireVersions(context, ids)
  const deleted = await deleteProducts(context, ids)
  await context.services.hooks.productsLeftCollections(context, last)
  await context.services.hooks.variantsReplaced(context, { ...stockedOf(context, { saved: held, inserted: [], deleted }), canReturn: true })
  for (const product of last) recordDeleted(context, product)
  await context.services.hooks.productsChanged(context, {
    deleted: held.map(({ variants }, index) => ({ product: last[index]!, variants })),
  })
}
