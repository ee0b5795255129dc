import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SortPosition } from './sort-position.ts'

const version = 1
const macLength = 32

/** Everything that the next or previous page needs. Caller and list aren't part of it: they are the scope that it is sealed for. */
export interface CursorContent {
  filter?: unknown
  sort?: unknown
  search?: unknown
  limit: number
  /** The row after which the page starts, or before which it ends. */
  place: SortPosition
  direction: 'next' | 'prev'
  /** Types of the position's values: a sort key whose type has changed makes the cursor invalid. */
  casts: readonly string[]
}

export interface Seal {
  key: string | Buffer
  /** Site, entity or collection, and caller. A cursor is only valid in the scope it was sealed for. */
  scope: string
}

export function sealCursor(content: CursorContent, seal: Seal): string {
  const payload = Buffer.from(JSON.stringify({ version, ...content }))
  return Buffer.concat([macOf(payload, seal), payload]).toString('base64url')
}

/** Undefined unless the text is exactly as it was sealed, with this key, for this scope. */
export function openCursor(cursor: string, seal: Seal): CursorContent | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  // Decoding ignores foreign characters and spare bits, so only the canonical encoding is accepted.
  if (bytes.length <= macLength || bytes.toString('base64url') !== cursor) return undefined
  const payload = bytes.subarray(macLength)
  if (!timingSafeEqual(bytes.subarray(0, macLength), macOf(payload, seal))) return undefined
  const { version: sealed, ...content } = JSON.parse(payload.toString()) as CursorContent & { version: number }
  return sealed === version ? content : undefined
}

function macOf(payload: Buffer, { key, scope }: Seal): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['stoa-cursor', version, scope]))
    .update('\n')
    .update(payload)
    .digest()
}
