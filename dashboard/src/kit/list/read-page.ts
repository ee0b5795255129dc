import { redirect } from 'react-router'
import { isRefusal } from '@stoa/ui/refusal'
import { withParams } from '../list-state.ts'

/** The response for a page of a list. If the cursor is invalid or has expired, the list starts again. */
export async function readPage<Body>({ searchParams }: URL, call: Promise<Body>): Promise<Body> {
  try {
    return await call
  } catch (error) {
    if (searchParams.get('cursor') && isRefusal(error) && error.status === 400) throw redirect(withParams(searchParams, {}))
    throw error
  }
}

interface Metadata {
  total?: number | null
  tooManyToCount?: boolean | null
  cursors?: { prev?: string | null; next?: string | null } | null
}

/** The previous and next page, and the total if it was counted. */
export const pagesOf = ({ cursors, total, tooManyToCount }: Metadata) => ({
  previous: cursors?.prev ?? undefined,
  next: cursors?.next ?? undefined,
  total: tooManyToCount ? undefined : (total ?? undefined),
})

/** The previous and next page of a URL with an offset. */
export const pagesAt = ({ offset, size }: { offset: number; size: number }, hasNext: boolean) => ({
  previous: offset > 0 ? String(Math.max(offset - size, 0)) : undefined,
  next: hasNext ? String(offset + size) : undefined,
})
