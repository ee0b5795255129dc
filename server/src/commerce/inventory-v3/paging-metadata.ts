import type { Page } from '../../database/query/query-plan.ts'

/** Metadata of a page that is read by cursor. */
export const pagingMetadata = ({ rows, cursors, hasNext }: Page<unknown>) => ({ count: rows.length, cursors, hasNext })
