import { describe, expect, test } from 'vitest'
import type { GridField } from '../../grid/field.ts'
import { gridFields } from '../grid/field.ts'
import { fromWire, operators, toWire, withNode, type FilterGroup } from './filter-tree.ts'
import { operandTexts, operandValue, operatorsOf } from './operators.ts'

describe('a filter survives the round trip through a tree', () => {
  test.each([
    [{ title: 'Salt' }],
    [{ title: 'Salt', price: { $gt: 3 } }],
    [{ $and: [{ price: { $gt: 1 } }, { price: { $lt: 5 } }] }],
    [{ $or: [{ title: 'Salt' }, { tags: { $hasSome: ['a', 'b'] } }] }],
    [{ $not: [{ title: { $contains: 'x' } }] }],
    [{ $and: [{ inPrint: true }, { $or: [{ a: 1 }, { $not: [{ b: { $exists: true } }] }] }] }],
    [{ published: { $between: [{ $date: '2020-01-01T00:00:00.000Z' }, { $date: '2021-01-01T00:00:00.000Z' }] } }],
    [{ published: { $date: '2020-01-01T00:00:00.000Z' } }],
    [{ author: null }],
  ])('%j', (filter) => {
    expect(toWire(fromWire(filter)!)).toEqual(filter)
  })

  test.each([
    [{ price: { $gte: 10, $lt: 20 } }, { $and: [{ price: { $gte: 10 } }, { price: { $lt: 20 } }] }],
    [{ $not: { a: 1 } }, { $not: [{ a: 1 }] }],
    [{ $or: [{ a: 1, b: 2 }] }, { $or: [{ a: 1, b: 2 }] }],
    [{ $and: [] }, undefined],
  ])('%j means %j', (filter, same) => {
    expect(toWire(fromWire(filter)!)).toEqual(same)
  })

  test('filters without a tree are left as they are', () => {
    expect(fromWire({ $nor: [{ a: 1 }] })).toBeUndefined()
    expect(fromWire({ a: { $regex: 'x' } })).toBeUndefined()
    expect(fromWire({ a: { b: 1 } })).toBeUndefined()
  })

  test('a tree supports every operator', () => {
    for (const operator of operators)
      expect(toWire(fromWire({ a: { [operator]: 1 } })!)).toEqual(operator === '$eq' ? { a: 1 } : { a: { [operator]: 1 } })
  })
})

test('changes and removes a node by path', () => {
  const tree = fromWire({ $or: [{ a: 1 }, { $and: [{ b: 1 }, { b: 2 }] }] })!
  expect(toWire(withNode(tree, [1, 0], () => undefined))).toEqual({ $or: [{ a: 1 }, { b: 2 }] })
  expect(toWire(withNode(tree, [], (node) => ({ ...(node as FilterGroup), join: 'none' })))).toEqual({
    $not: [{ a: 1 }, { $and: [{ b: 1 }, { b: 2 }] }],
  })
})

describe('operands', () => {
  const about = (type: string) => ({ field: gridFields({ fields: [{ key: 'it', type }] as never })[0] as GridField, timeZone: 'UTC' })
  test.each([
    ['NUMBER', '$gt', ['1,5'], 1.5],
    ['NUMBER', '$between', ['1', '2'], [1, 2]],
    ['NUMBER', '$in', ['1, 2'], [1, 2]],
    ['TEXT', '$eq', [''], null],
    ['TEXT', '$contains', ['50%'], '50%'],
    ['BOOLEAN', '$eq', ['FALSE'], false],
    ['DATETIME', '$lt', ['2026-11-20 10:00'], { $date: '2026-11-20T10:00:00.000Z' }],
    ['ARRAY_STRING', '$hasAll', ['a, b'], ['a', 'b']],
    ['ARRAY_STRING', '$eq', ['a'], 'a'],
    ['TEXT', '$exists', ['FALSE'], false],
    ['OBJECT', '$eq', ['three'], 'three'],
  ] as const)('%s %s %j is %j, and is shown so again', (type, operator, texts, value) => {
    expect(operandValue(operator, texts, about(type))).toEqual({ value })
    expect(operandValue(operator, operandTexts(operator, value, about(type)), about(type))).toEqual({ value })
  })
  test.each([
    ['NUMBER', '$gt', ['x'], 'number'],
    ['NUMBER', '$between', ['1', ''], 'required'],
    ['NUMBER', '$in', ['1, x'], 'number'],
    ['TEXT', '$contains', [''], 'required'],
    ['TEXT', '$in', [' , '], 'required'],
  ] as const)('%s %s %j is no value', (type, operator, texts, problem) => {
    expect(operandValue(operator, texts, about(type))).toEqual({ problem })
  })
  test('the kinds cover all operators', () => {
    expect(new Set(Object.values(operatorsOf).flat())).toEqual(new Set(operators))
  })
})
