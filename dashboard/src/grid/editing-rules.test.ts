import { describe, expect, test } from 'vitest'
import { filledRange, filledValue } from './fill.ts'
import { noHistory, redo, undo, withStep, type Change } from './history.ts'
import { landings } from './paste.ts'
import { at, moveSelection, tabSelection } from './range.ts'
import { readSheet, writeSheet } from './sheet-text.ts'

describe('clipboard text', () => {
  test.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\tb\r\n', [['a', 'b']]],
    ['a\t\n', [['a', '']]],
    ['"two\nlines"\t"a ""quoted"" word"', [['two\nlines', 'a "quoted" word']]],
    ['"not quoted\tb', [['"not quoted', 'b']]],
    ["'=1+1", [['=1+1']]],
    ["'tis", [["'tis"]]],
    ['one', [['one']]],
  ])('%j', (text, rows) => {
    expect(readSheet(text)).toEqual(rows)
  })

  test('survives a round trip, with formulas escaped', () => {
    const rows = [
      ['=HYPERLINK("x")', '-5', '+a', '@b'],
      ['a\tb', 'c\nd', 'e"f', ''],
    ]
    const text = writeSheet(rows)
    expect(text.split('\t')[0]).toBe(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain('\t-5\t')
    expect(readSheet(text)).toEqual(rows)
  })

  test('parses a thousand rows quickly', () => {
    const text = Array.from({ length: 1000 }, (_, row) => `title ${row}\t${row}`).join('\n')
    expect(readSheet(text)).toHaveLength(1000)
  })
})

describe('a paste', () => {
  const one = { top: 2, bottom: 2, start: 1, end: 1 }
  test('starts at the selected cell and drops columns past the last', () => {
    expect(landings([['a', 'b', 'c']], { range: one, columns: 3 })).toEqual([
      { row: 2, column: 1, text: 'a' },
      { row: 2, column: 2, text: 'b' },
    ])
  })
  test('repeats to fill a selection that is a multiple of its size', () => {
    expect(landings([['a']], { range: { top: 0, bottom: 1, start: 0, end: 1 }, columns: 9 })).toHaveLength(4)
    expect(landings([['a'], ['b']], { range: { top: 0, bottom: 3, start: 0, end: 0 }, columns: 9 }).map(({ text }) => text)).toEqual([
      'a',
      'b',
      'a',
      'b',
    ])
    expect(landings([['a'], ['b']], { range: { top: 0, bottom: 2, start: 0, end: 0 }, columns: 9 })).toHaveLength(2)
  })
  test('with rows of different lengths leaves the other cells alone', () => {
    expect(landings([['a', 'b'], ['c']], { range: one, columns: 9 })).toHaveLength(3)
  })
})

describe('a fill', () => {
  const source = { top: 1, bottom: 2, start: 0, end: 0 }
  test.each([
    [
      { row: 5, column: 0 },
      { top: 3, bottom: 5, start: 0, end: 0 },
    ],
    [
      { row: 0, column: 0 },
      { top: 0, bottom: 0, start: 0, end: 0 },
    ],
    [
      { row: 2, column: 3 },
      { top: 1, bottom: 2, start: 1, end: 3 },
    ],
    [{ row: 2, column: 0 }, undefined],
  ])('drawn to %j', (to, range) => {
    expect(filledRange(source, to)).toEqual(range)
  })
  test.each([
    [[1, 2], 0, 3],
    [[10, 8, 6], 1, 2],
    [[1, 2], -1, 0],
    [[0.1, 0.2], 0, 0.3],
    [[5], 3, 5],
    [['a', 'b'], 1, 'b'],
    [['a', 'b'], -1, 'b'],
    [[1, 2, 4], 0, 1],
  ])('of %j: the next but %i is %j', (values, index, value) => {
    expect(filledValue(values, index)).toBe(value)
  })
})

describe('undo', () => {
  const set = (after: number): Change => ({ kind: 'set', id: 'a', field: 'price', before: after - 1, after })
  test('reverts the last step as a whole, in reverse order', () => {
    const history = withStep(withStep(noHistory, [set(1)]), [set(2), { kind: 'add', id: 'b', data: { price: 3 } }])
    const turn = undo(history)!
    expect(turn.step).toEqual([
      { kind: 'remove', id: 'b', data: { price: 3 } },
      { kind: 'set', id: 'a', field: 'price', before: 2, after: 1 },
    ])
    expect(redo(turn.history)!.step).toEqual([set(2), { kind: 'add', id: 'b', data: { price: 3 } }])
    expect(undo(undo(turn.history)!.history)).toBeUndefined()
  })
  test('a new step discards the redo history', () => {
    const { history } = undo(withStep(noHistory, [set(1)]))!
    expect(redo(withStep(history, [set(5)]))).toBeUndefined()
  })
})

describe('keys', () => {
  const bounds = { rows: 100, columns: 3, page: 10 }
  const from = at({ row: 5, column: 1 })
  const key = (name: string, more: object = {}) => ({ key: name, isFar: false, isExtending: false, ...more })
  test.each([
    [key('ArrowDown'), { row: 6, column: 1 }],
    [key('ArrowUp', { isFar: true }), { row: 0, column: 1 }],
    [key('PageDown'), { row: 15, column: 1 }],
    [key('Home'), { row: 5, column: 0 }],
    [key('End', { isFar: true }), { row: 99, column: 2 }],
    [key('ArrowRight', { isFar: true }), { row: 5, column: 2 }],
  ])('%j leads to %j', (pressed, place) => {
    expect(moveSelection(from, pressed, bounds)).toEqual(at(place))
  })
  test('Shift extends the selection within the grid', () => {
    expect(moveSelection(from, key('PageUp', { isExtending: true }), bounds)).toEqual({
      active: { row: 0, column: 1 },
      anchor: from.active,
    })
    expect(moveSelection(from, key('a'), bounds)).toBeUndefined()
  })
  test('Tab continues on the next row and leaves the grid at its end', () => {
    expect(tabSelection(at({ row: 5, column: 2 }), false, bounds)).toEqual(at({ row: 6, column: 0 }))
    expect(tabSelection(at({ row: 0, column: 0 }), true, bounds)).toBeUndefined()
    expect(tabSelection(at({ row: 99, column: 2 }), false, bounds)).toBeUndefined()
  })
})
