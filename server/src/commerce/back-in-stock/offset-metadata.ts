import { countMax } from '../../http/page-metadata.ts'

/** Metadata of a page by offset. `total` was counted up to `countMax` plus one. */
export function offsetMetadata(rows: readonly unknown[], { offset, total }: { offset: number; total: number }) {
  const tooManyToCount = total > countMax
  return { count: rows.length, offset, ...(tooManyToCount ? {} : { total }), tooManyToCount, hasNext: offset + rows.length < total }
}
