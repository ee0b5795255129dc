import type { VariantKey } from '../store.ts'
import type { RowError, Wanted } from './read-change.ts'

/** A row that can be changed. */
export interface Changing {
  id: string
  barcode: string | null
  wanted: Wanted
}

export type BarcodeOwner = { barcode: string } & Pick<VariantKey, 'productId'> & { id: string }

/** Barcodes that rows get. */
export const gained = (rows: readonly Changing[]): string[] => [...new Set(rows.filter(isGaining).map(({ wanted }) => wanted.barcode!))]

const isGaining = ({ barcode, wanted }: Changing): boolean => typeof wanted.barcode === 'string' && wanted.barcode !== barcode
const isReleasing = ({ barcode, wanted }: Changing): boolean =>
  barcode !== null && wanted.barcode !== undefined && wanted.barcode !== barcode

/** The rows that would get a barcode of another variant. Barcodes can change hands among the rows that are changed. */
export function barcodeErrors(rows: readonly Changing[], owners: readonly BarcodeOwner[]): Map<string, RowError> {
  const failed = new Set<string>()
  for (;;) {
    const row = failing(
      rows.filter(({ id }) => !failed.has(id)),
      owners,
    )
    if (!row) break
    failed.add(row.id)
  }
  return new Map([...failed].map((id) => [id, inUse]))
}

function failing(rows: readonly Changing[], owners: readonly BarcodeOwner[]): Changing | undefined {
  const releasing = new Set(rows.filter(isReleasing).map(({ id }) => id))
  const used = new Set(owners.filter((owner) => !releasing.has(`${owner.productId}-${owner.id}`)).map(({ barcode }) => barcode))
  for (const row of rows.filter(isGaining)) {
    if (used.has(row.wanted.barcode!)) return row
    used.add(row.wanted.barcode!)
  }
  return undefined
}

const inUse: RowError = { code: 'INVALID_ROW', violations: [{ field: 'barcode', description: 'Another variant has this barcode.' }] }
