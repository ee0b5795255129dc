import { Errors } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { requestOf, type Node } from './requests.ts'

const calls = allCalls(contract)
/** The platform reads these with PUT. */
const readsOfPlatform: readonly string[] = ['backInStock.getBackInStockSettings']

describe.each(calls.map(({ id, call }) => [id, call] as const))('%s', (id, call) => {
  test('has a one-sentence description, its source, and its permission', () => {
    expect(call.summary).toMatch(/^\S.{8,200}[.]$/)
    expect(call.description ?? 'None.').toMatch(/^\S.{8,1000}[.]$|^None\.$/)
    expect(call.source).toMatch(/\S/)
    expect(call.permission).toMatch(/^[A-Z_]+\.[A-Z_]+$/)
  })

  test('has a valid example, or needs none', () => {
    expect(Errors(call.request, requestOf(id, call))).toEqual([])
  })

  test('refuses unknown keys', () => {
    expect((call.request as Node).additionalProperties).toBe(false)
    expect(call.response.type).toBe('object')
  })

  test('reads with GET, and writes with other methods', () => {
    if (call.method === 'GET') expect(call.writes).toBe(false)
    if (call.method !== 'GET' && call.method !== 'POST' && !readsOfPlatform.includes(id)) expect(call.writes).not.toBe(false)
  })

  test('has error messages in sentences, under stable codes', () => {
    for (const [code, { message }] of Object.entries(call.problems)) {
      expect(code).toMatch(/^([A-Z][A-Z0-9_]+|-\d+|WDE\d{4})$/)
      expect(message).toMatch(/^[A-Z].*[.]$/)
    }
  })
})

test('one code is one error, wherever it is declared', () => {
  const declared = Map.groupBy(
    calls.flatMap(({ id, call }) => Object.entries(call.problems).map(([code, { status }]) => ({ id, code, status }))),
    ({ code }) => code,
  )
  const statuses = [...declared].map(([code, uses]) => ({ code, statuses: [...new Set(uses.map(({ status }) => status))] }))
  expect(statuses.filter(({ statuses: several }) => several.length > 1)).toEqual([])
})
