import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { parts } from './matrix-areas.ts'
import { rows } from './matrix.ts'

// The whole contract with every kind of caller: each call is made about things of Mia (or of the shop) by each of them in turn.

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
