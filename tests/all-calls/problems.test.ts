import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { commonProblems } from '@stoa/contract/problems'
import { allCalls } from '@stoa/contract/routes'
import { notYetProvoked } from './not-yet-provoked.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const tests = globSync(['server/src/**/*.test.ts', 'tests/**/*.test.ts'], { cwd: root, exclude: (path) => path.includes('node_modules') })
const told = tests.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')

/** A code counts as provoked if a server test names it. */
const isProvoked = (code: string): boolean => told.includes(`'${code}'`)

const declared = Map.groupBy(
  allCalls(contract).flatMap(({ id, call }) => Object.keys(call.problems).map((code) => ({ code, id }))),
  ({ code }) => code,
)

test('every declared error is provoked by a test, or listed with the reason why not', () => {
  const missing = [...declared].filter(([code]) => !isProvoked(code) && !Object.hasOwn(notYetProvoked, code))
  expect(missing.map(([code, uses]) => `${code} (${uses.map(({ id }) => id).join(', ')})`)).toEqual([])
})

test('so is every error shared by all calls', () => {
  expect(Object.keys(commonProblems).filter((code) => !isProvoked(code) && !Object.hasOwn(notYetProvoked, code))).toEqual([])
})

test('listed errors are still declared, and still not provoked', () => {
  const codes = Object.keys(notYetProvoked)
  expect(codes.filter((code) => !declared.has(code))).toEqual([])
  expect(codes.filter(isProvoked)).toEqual([])
})
