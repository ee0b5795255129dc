import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SortPosition } from './sort-position.ts'

const version = 1
const macLength = 32

/** All that a next or previous page needs to know. Who asks, and where, is not in it: that is the scope it is sealed for. */
export interface CursorContent {
  filter?: unknown
  sort?: unknown
  search?: unknown
  limit: number
  /** The row the page begins behind, or ends before. */
  place: SortPosition
  direction: 'next' | 'prev'
  /** Types of the place's values: a key that has changed its type since makes the cursor void. */
  casts: readonly string[]
}

export interface Seal {
  key: string | Buffer
  /** Site, entity or collection, and caller. A cursor opens in the scope it was sealed for, nowhere else. */
  scope: string
}

export function sealCursor(content: CursorContent, seal: Seal): string {
  const payload = Buffer.from(JSON.stringify({ version, ...content }))
  return Buffer.concat([macOf(payload, seal), payload]).toString('base64url')
}

/** Undefined unless every bit of the text is as it was sealed, by this key, for this scope. */
export function openCursor(cursor: string, seal: Seal): CursorContent | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  // Decoding overlooks foreign characters and spare bits: only the one spelling of these bytes is the cursor.
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
