import type { ProductField } from '@stoa/contract/product-imports/fields'
import type { FileRow, ImportBatch } from '../../../content/data-imports/public.ts'
import { Cells } from './cells.ts'
import { usedColumns } from './columns.ts'

/** Products that are written in one transaction. */
export const productsAtOnce = 50

/** What tells whose row it is, the surest first. */
const keys: readonly ProductField[] = ['handle', 'id', 'slug']

/** The rows of each product, in the order of the file. A row that says it is a product's begins one. One without a key is a variant's, and belongs to the product
 *  before it, or is a product of its own. So does one without any cells, of which nothing is read. */
export function groupsOf(rows: readonly FileRow[], plan: Pick<ImportBatch, 'columns' | 'mapping'>): Cells[][] {
  const columns = usedColumns(plan)
  const groups: Cells[][] = []
  let last: string | undefined
  for (const row of rows) {
    const cells = new Cells(row, columns)
    const key = keyOf(cells)
    const continues = !isProduct(cells) && (key === undefined ? isVariant(cells) || cells.isBlank() : key === last)
    if (continues && groups.length > 0) groups.at(-1)!.push(cells)
    else {
      groups.push([cells])
      last = key
    }
  }
  return groups
}

function keyOf(cells: Cells): string | undefined {
  for (const field of keys) {
    const text = rawText(cells, field)
    if (text !== undefined) return `${field} ${text}`
  }
  return undefined
}

/** What is wrong with a cell shows when its product is read. */
function rawText(cells: Cells, field: ProductField): string | undefined {
  try {
    return cells.text(field)
  } catch {
    return undefined
  }
}

const typeOf = (cells: Cells): string | undefined => rawText(cells, 'rowType')?.toLowerCase()
const isProduct = (cells: Cells): boolean => typeOf(cells) === 'product'
export const isVariant = (cells: Cells): boolean => typeOf(cells) === 'variant'

/** How many of some rows have the first products that are whole. */
export function countWhole(rows: readonly FileRow[], plan: Pick<ImportBatch, 'columns' | 'mapping'>, isLast: boolean): number {
  const groups = groupsOf(rows, plan)
  const whole = isLast ? groups : groups.slice(0, -1)
  return whole.slice(0, productsAtOnce).reduce((count, group) => count + group.length, 0)
}
