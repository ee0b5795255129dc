import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openCursor, sealCursor } from './cursor.ts'
import { planQuery, type QueryRequest } from './plan-query.ts'
import { dataTarget, entityTarget } from './target.ts'

const seal = { key: Buffer.from('00112233445566778899aabbccddeeff', 'hex'), scope: 'site 1 books of olga' }
const content = {
  filter: { price: { $gt: 5 }, title: { $contains: 'ä' } },
  sort: [{ fieldName: 'price', order: 'DESC' as const }],
  limit: 20,
  place: ['12.5', null, 'b17'],
  direction: 'next' as const,
  casts: ['jsonb', 'text', 'text'],
}
const cursor = sealCursor(content, seal)

describe('a cursor decodes', () => {
  test('to what was sealed', () => expect(openCursor(cursor, seal)).toEqual(content))

  test('D11: none of 10,000 mutated cursors', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/. \n\0é'
    const at = fc.nat(cursor.length)
    const mutation = fc.oneof(
      fc.tuple(at, fc.constantFrom(...alphabet)).map(([index, letter]) => cursor.slice(0, index) + letter + cursor.slice(index + 1)),
      fc.tuple(at, fc.constantFrom(...alphabet)).map(([index, letter]) => cursor.slice(0, index) + letter + cursor.slice(index)),
      fc.tuple(at, fc.nat(5)).map(([index, length]) => cursor.slice(0, index) + cursor.slice(index + length)),
      fc.tuple(fc.nat(Buffer.from(cursor, 'base64url').length * 8 - 1)).map(([bit]) => flipped(bit)),
      fc.tuple(at, at).map(([index, other]) => cursor.slice(index) + cursor.slice(0, other)),
      fc.string(),
    )
    let refused = 0
    for (const mutated of fc.sample(
      mutation.filter((text) => text !== cursor),
      10_000,
    ))
      if (openCursor(mutated, seal) === undefined) refused++
    expect(refused).toBe(10_000)
  })

  test('D11: not with any bit changed, unused bits of its encoding included', () => {
    for (let bit = 0; bit < Buffer.from(cursor, 'base64url').length * 8; bit++) expect(openCursor(flipped(bit), seal)).toBeUndefined()
    const last = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter((letter) =>
      openCursor(cursor.slice(0, -1) + letter, seal),
    )
    expect(last).toEqual([cursor.at(-1)])
  })

  test.each([
    ['of another member', { ...seal, scope: 'site 1 books of mia' }],
    ['of another collection', { ...seal, scope: 'site 1 films of olga' }],
    ['under another key', { ...seal, key: 'other' }],
  ])('not %s', (_, other) => expect(openCursor(cursor, other)).toBeUndefined())

  test('not in an older version, even with a valid signature', () => {
    const payload = Buffer.from(JSON.stringify({ version: 0, ...content }))
    const mac = createHmac('sha256', seal.key)
      .update(JSON.stringify(['stoa-cursor', 1, seal.scope]))
      .update('\n')
      .update(payload)
      .digest()
    expect(openCursor(Buffer.concat([mac, payload]).toString('base64url'), seal)).toBeUndefined()
  })
})

function flipped(bit: number): string {
  const bytes = Buffer.from(cursor, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
  return bytes.toString('base64url')
}

describe('a cursor fixes filter and sort; the caller only sets the page size', () => {
  const target = dataTarget()
  const planned = (query: QueryRequest['query']) => {
    const plan = planQuery({ query, target, seal })
    if (plan.violations) throw new Error(JSON.stringify(plan.violations))
    return plan
  }
  const first = planned({ filter: { price: { $gt: 5 } }, sort: [{ fieldName: 'price' }], cursorPaging: { limit: 1 } })
  const { next } = first.page([{ stoa_place: '["6","a"]' }, { stoa_place: '["7","b"]' }]).cursors

  test('other fields of the request are ignored', () => {
    const plan = planned({ filter: {}, sort: [{ fieldName: 'secret' }], cursorPaging: { cursor: next, limit: 30 } })
    expect(plan.filter).toEqual(first.filter)
    expect(plan.page(Array.from({ length: 31 }, () => ({}))).rows).toHaveLength(30)
  })

  test('without a size it keeps its own', () => expect(planned({ cursorPaging: { cursor: next } }).page([{}, {}]).rows).toHaveLength(1))

  test.each([undefined, null, ''])('%j is not a cursor: the first page', (cursor) => {
    const plan = planned({ filter: { price: { $gt: 5 } }, sort: [{ fieldName: 'price' }], cursorPaging: { limit: 1, cursor } })
    expect(plan.filter).toEqual(first.filter)
  })

  test('400: fields hidden or retyped since invalidate it', () => {
    const ofMembers = (type: 'text' | 'number') =>
      entityTarget({ filterable: { rank: { type, operators: ['eq'], sortable: true } }, columns: { rank: 'rank' } })
    const plan = planQuery({ query: { sort: [{ fieldName: 'rank' }], cursorPaging: { limit: 1 } }, target: ofMembers('text'), seal })
    if (plan.violations) throw new Error('planned')
    const place = JSON.stringify(['x', '00000000-0000-4000-8000-00000000000a'])
    const cursorPaging = { cursor: plan.page([{ stoa_place: place }, { stoa_place: place }]).cursors.next }
    expect(planQuery({ query: { cursorPaging }, target: ofMembers('text'), seal }).violations).toBeUndefined()
    expect(planQuery({ query: { cursorPaging }, target: ofMembers('number'), seal }).violations).toMatchObject([
      { field: 'cursorPaging.cursor', violatedRule: 'FORMAT' },
    ])
  })
})
