import type { ImportProblem } from '../../../content/data-imports/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { ProductWithVariants, Variant } from '../../catalogue/public.ts'
import type { Cells } from '../read/cells.ts'
import { nameOfSku, skuOf } from '../read/names.ts'
import type { ReadProduct } from '../read/product.ts'
import { findProductsBySku } from '../store.ts'

/** Rows of a file, and what they say of a product, or why they can’t be read. */
export interface Group {
  rows: readonly Cells[]
  read: ReadProduct | { problem: ImportProblem }
}

/** Products by their IDs. */
export type ProductsById = ReadonlyMap<string, ProductWithVariants>

interface Row {
  read: ReadProduct
  sku: string
}

/** Finds the products of rows that name only the SKU of a variant, and joins the rows of the same product. `met` has the names of earlier parts of the file. */
export async function matchSkus(
  context: Context,
  groups: readonly Group[],
  met: ReadonlySet<string>,
): Promise<{ groups: Group[]; matched: ProductsById }> {
  const skus = groups.flatMap(({ read }) => ('problem' in read ? [] : (skuOf(read) ?? [])))
  if (skus.length === 0) return { groups: [...groups], matched: new Map() }
  const matched = await findProductsBySku(context, [...new Set(skus)])
  const variants = [...matched.values()].flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  const bySku = Map.groupBy(variants, ({ variant: { sku } }) => sku)
  const seen = new Set(skus.filter((sku) => met.has(nameOfSku(sku))))
  const named: (Row & Named)[] = []
  const others = groups.flatMap(({ rows, read }): Group[] => {
    const sku = 'problem' in read ? undefined : skuOf(read)
    if (sku === undefined) return [{ rows, read }]
    const row = { read: read as ReadProduct, sku }
    const match = seen.has(sku) ? problemOf(row, 'REPEATED_SKU', 'An earlier row has the same SKU.') : matchOf(row, bySku.get(sku) ?? [])
    seen.add(sku)
    if (match === undefined) return [{ rows, read }]
    if ('problem' in match) return [{ rows, read: match }]
    named.push({ ...row, ...match })
    return []
  })
  const joined = [...Map.groupBy(named, ({ product }) => product).values()].map(joinedRows)
  return { groups: [...others, ...joined], matched }
}

/** A variant with its product. */
interface Named {
  product: ProductWithVariants
  variant: Variant
}

/** The variant that a row names; undefined if none has its SKU, so that the row may be a new product. */
function matchOf(row: Row, variants: readonly Named[]): Named | { problem: ImportProblem } | undefined {
  const { read, sku } = row
  const [first, second] = variants
  if (second)
    return problemOf(row, 'AMBIGUOUS_SKU', `Several variants have the SKU “${sku}”. Add a column with the IDs or addresses of products.`)
  if (!first) return read.input.name === undefined ? problemOf(row, 'SKU_NOT_FOUND', `No variant has the SKU “${sku}”.`) : undefined
  const other = Object.entries(read.variants[0]?.choices ?? {}).find(([option, choice]) => first.variant.choices[option] !== choice)
  return other
    ? problemOf(row, 'VARIANT_HAS_OTHER_CHOICES', `The variant with the SKU “${sku}” has another choice of “${other[0]}”.`)
    : first
}

const problemOf = ({ read }: Row, code: string, description: string): { problem: ImportProblem } => ({
  problem: { ...read.rows[0]!.at('sku'), code, description },
})

/** The rows of a product, as one that changes the variants that they name. What they say of the product itself, the first one says. With several variants, name
 *  and price of a row are those of a variant. */
function joinedRows(named: readonly (Row & Named)[]): Group {
  const [{ read: first, product }] = named as [Row & Named]
  const { id, doc } = product.product
  const rows = named.flatMap(({ read }) => read.rows)
  const joined = { ...first, rows, id, isMatchedBySku: true }
  if (doc.options.length === 0) return { rows, read: { ...joined, options: [], variants: [] } }
  const { name: _name, ...input } = first.input
  const options = doc.options.map(({ name, choices }) => ({ name, choices }))
  const variants = named.map(({ read, variant }) => ({ ...(read.variants[0] ?? read.only), choices: variant.choices }))
  return { rows, read: { ...joined, input, options, variants, only: { ...first.only, price: undefined } } }
}
