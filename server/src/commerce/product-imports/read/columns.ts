import type { Violation } from '@stoa/contract/problems'
import { isProductField, type ProductField } from '@stoa/contract/product-imports/fields'
import { columnFields } from '@stoa/contract/product-imports/layouts'
import { type ImportBatch, plain } from '../../../content/data-imports/public.ts'
import { violation } from '../../../database/query/violation.ts'

/** Of several columns with a name, the first one counts. */
const fieldsByName = new Map(columnFields.toReversed().map(([column, field]) => [plain(column), field]))

/** What columns are imported into, by the names that Stoa's own files, the hosted platform's and Shopify's give them. */
export function suggestedMapping(columns: readonly string[]): ImportBatch['mapping'][number][] {
  const used = new Set<ProductField>()
  return columns.map((column) => {
    const field = fieldsByName.get(plain(column))
    if (field === undefined || used.has(field)) return { column, to: 'SKIP' }
    used.add(field)
    return { column, to: 'FIELD', field }
  })
}

/** What is wrong with a mapping of columns into products. */
export const mappingViolations = (mapping: ImportBatch['mapping']): Violation[] =>
  mapping.flatMap(({ to, field, type, displayName }, index) => {
    const at = `mapping[${index}]`
    const isUsed = mapping.findIndex((other) => other.to === 'FIELD' && other.field === field) < index
    return [
      ...(to === 'SKIP' || to === 'FIELD' ? [] : [violation(`${at}.to`, 'INVALID_ENUM_VALUE', 'must be SKIP or FIELD for products')]),
      ...(to === 'FIELD' ? fieldViolations(field, `${at}.field`) : []),
      ...(to === 'FIELD' && field !== undefined && isUsed
        ? [violation(`${at}.field`, 'VALIDATION', 'is already mapped to another column')]
        : []),
      ...(type === undefined ? [] : [violation(`${at}.type`, 'FIELD_NOT_ALLOWED', 'is for data collections only')]),
      ...(displayName === undefined ? [] : [violation(`${at}.displayName`, 'FIELD_NOT_ALLOWED', 'is for data collections only')]),
    ]
  })

function fieldViolations(field: string | undefined, at: string): Violation[] {
  if (field === undefined) return [violation(at, 'REQUIRED_FIELD', 'is required')]
  return isProductField(field) ? [] : [violation(at, 'INVALID_ENUM_VALUE', 'isn’t a field of products')]
}

/** A column that is imported, with its place in a row. */
export interface UsedColumn {
  column: string
  index: number
}

/** Where each field is in a row. */
export function usedColumns({ columns, mapping }: Pick<ImportBatch, 'columns' | 'mapping'>): ReadonlyMap<ProductField, UsedColumn> {
  const indexes = new Map(columns.map((column, index) => [column, index]))
  return new Map(
    mapping.flatMap(({ column, to, field }) =>
      to === 'FIELD' ? [[field as ProductField, { column, index: indexes.get(column)! }] as const] : [],
    ),
  )
}
