import type { Insertions, Piece } from './page-template.ts'

/** A page in one encoding, compressed once, into which the insertions of a request are put. */
export interface EncodedPage {
  /** Its size in memory. */
  readonly bytes: number
  /** Undefined if these insertions don't fit, such as one of another length. */
  join(insertions: Insertions): Buffer | undefined
}

/** Compresses a page for insertions of the same lengths as those of an example. Undefined if that isn't possible. */
export type PageEncoder = (pieces: readonly Piece[], example: Insertions) => Promise<EncodedPage | undefined>

export const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { bytes }) => sum + bytes.length, 0)
