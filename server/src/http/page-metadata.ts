import type { Page } from '../database/query/query-plan.ts'

/** Totals are counted as far as offsets reach. Beyond that, a total says "too many" and paging uses cursors (decision 0006). */
export const countMax = 10_000

/** Metadata of a page on the wire (wire §4). `total` was counted up to `countedMax` plus one. */
export function pageMetadata({ rows, offset, cursors }: Page<unknown>, total: number) {
  const tooManyToCount = total > countMax
  return { count: rows.length, offset, ...(tooManyToCount ? {} : { total }), tooManyToCount, cursors }
}
