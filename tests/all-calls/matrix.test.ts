import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { parts } from './matrix-areas.ts'
import { rows } from './matrix.ts'

// The whole contract against everybody who may ask: each call is asked about what is Mia's (or the shop's alone), as everyone in turn.

test('has a row for every call, and no others', () => {
  expect(Object.keys(rows).toSorted()).toEqual(
    allCalls(contract)
      .map(({ id }) => id)
      .toSorted(),
  )
})

test('covers every area of the contract in one part', () => {
  expect(Object.values<readonly string[]>(parts).flat().toSorted()).toEqual(Object.keys(contract).toSorted())
})

test('has a test file for every part', () => {
  const files = globSync('matrix-*.test.ts', { cwd: import.meta.dirname })
  expect(files.toSorted()).toEqual(
    Object.keys(parts)
      .map((part) => `matrix-${part}.test.ts`)
      .toSorted(),
  )
})
