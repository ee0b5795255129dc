import { expect, test } from 'vitest'
import { newId, newSecretId } from './ids.ts'

test('an id of a row is a UUID of version 7 that sorts by its time', () => {
  const noon = Date.parse('2026-11-20T12:00:00.000Z')
  const ids = Array.from({ length: 1000 }, () => newId(noon))
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^01a1f8d3-ea00-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newId(noon) < newId(noon + 1)).toBe(true)
  expect(newId(0)).toMatch(/^00000000-0000-7/)
})

test('an id that opens a door tells no time', () => {
  expect(newSecretId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
