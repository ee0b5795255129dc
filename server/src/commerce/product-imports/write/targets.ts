import type { ImportBatch, ImportProblem } from '../../../content/data-imports/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { type ProductWithVariants, uniqueIdsInUse } from '../../catalogue/public.ts'
import { namesOf } from '../read/names.ts'
import type { ReadProduct } from '../read/product.ts'
import { findNamed, findProducts } from '../store.ts'
import type { ProductsById } from './match-skus.ts'

/** What becomes of a product of a file: it changes one that exists, or becomes a new one. */
export type Target = { before: ProductWithVariants | undefined } | { skips: true } | { problem: ImportProblem }

interface Earlier {
  mode: ImportBatch['mode']
  /** The names of products of earlier parts of the file. */
  met: ReadonlySet<string>
  matched: ProductsById
}

/** Finds the products that a file’s products are: those that their SKUs have matched, those with their IDs or, without one, with their addresses. */
export async function findTargets(
  context: Context,
  products: readonly ReadProduct[],
  { mode, met: earlier, matched }: Earlier,
): Promise<Target[]> {
  const ids = products.flatMap(({ id = '' }) => (id === '' || matched.has(id) ? [] : [id]))
  const slugs = products.flatMap(({ slug }) => slug ?? [])
  const named = await findNamed(context, { ids, slugs })
  const exists = (id: string): boolean => matched.has(id) || named.ids.has(id)
  const own = products.map(({ id, slug }) => (id === undefined ? named.bySlug.get(slug ?? '') : exists(id) ? id : undefined))
  const newIds = ids.filter((id) => !named.ids.has(id))
  const used = newIds.length > 0 ? await uniqueIdsInUse(context, newIds) : new Set<string>()
  const others = own.flatMap((id) => (id === undefined || matched.has(id) ? [] : [id]))
  const existing = new Map([...matched, ...(await findProducts(context, others))])
  const met = new Map<string, number>()
  return products.map((product, index): Target => {
    const at = rowOf(product)
    const before = existing.get(own[index] ?? '')
    const key = own[index] ?? product.id ?? product.slug
    const first = key === undefined ? undefined : met.get(key)
    if (first !== undefined)
      return problemAt(at, 'REPEATED_PRODUCT', `The rows of a product must follow each other. Row ${first} has the same product.`)
    if (key !== undefined) met.set(key, at)
    if (namesOf(product).some((name) => earlier.has(name)))
      return problemAt(at, 'REPEATED_PRODUCT', 'The rows of a product must follow each other. An earlier row has the same product.')
    if (product.id !== undefined && used.has(product.id))
      return problemAt(at, 'ID_NOT_FREE', 'A deleted product or a variant has this ID. Restore the product first, or leave the cell empty.')
    if (before && mode === 'INSERT') return problemAt(at, 'PRODUCT_EXISTS', 'The product exists already.')
    return before && mode === 'SKIP_EXISTING' ? { skips: true } : { before }
  })
}

export const rowOf = ({ rows }: Pick<ReadProduct, 'rows'>): number => rows[0]!.row

export const problemAt = (row: number, code: string, description: string): { problem: ImportProblem } => ({
  problem: { row, code, description },
})
