import { redirect } from 'react-router'
import { isRefusal } from '@stoa/ui/refusal'
import { withParams } from '../list-state.ts'

/** What a call answers about a page of a list. Where its cursor is too old, or not one of this list, the list begins anew. */
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

/** The pages around one, and how many rows there are, where they were counted. */
export const pagesOf = ({ cursors, total, tooManyToCount }: Metadata) => ({
  previous: cursors?.prev ?? undefined,
  next: cursors?.next ?? undefined,
  total: tooManyToCount ? undefined : (total ?? undefined),
})

/** The pages around one whose address says how many rows come before it. */
export const pagesAt = ({ offset, size }: { offset: number; size: number }, hasNext: boolean) => ({
  previous: offset > 0 ? String(Math.max(offset - size, 0)) : undefined,
  next: hasNext ? String(offset + size) : undefined,
})
