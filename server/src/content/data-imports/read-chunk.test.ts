import { expect, test } from 'vitest'
import { noCounts } from './import.ts'
import { likelyBytes } from './read-chunk.ts'

const held = (progress: { offset: number; row: number }) => ({
  progress: { ...progress, counts: noCounts },
  plan: { columns: [], mapping: [], mode: 'INSERT' as const, emptyCells: 'KEEP' as const, body: { offset: 100, row: 2 } },
})

test.each([
  ['at the beginning, where nothing is known', { offset: 100, row: 2 }, 65_536],
  ['short rows', { offset: 10_100, row: 1002 }, 65_536],
  ['rows of 113 bytes', { offset: 113_100, row: 1002 }, 141_250],
  ['rows of 5,000 bytes: what one row may have, and no more', { offset: 5_000_100, row: 1002 }, 1_000_000],
] as const)('reading a chunk of a file: %s', (_name, progress, bytes) => expect(likelyBytes(held(progress))).toBe(bytes))
