import type { Page } from '../database/query/query-plan.ts'

/** Counting goes as far as offsets do; further on a total says "too many" and cursors lead (decision 0006). */
export const countMax = 10_000

/** Metadata of a page on the wire (wire §4). `total` was counted up to `countedMax` and one more. */
export function pageMetadata({ rows, offset, cursors }: Page<unknown>, total: number) {
  const tooManyToCount = total > countMax
  return { count: rows.length, offset, ...(tooManyToCount ? {} : { total }), tooManyToCount, cursors }
}
