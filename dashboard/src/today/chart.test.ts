import { expect, test } from 'vitest'
import { chartOf, stepsTo } from './chart.ts'

test.each([
  [0, []],
  [87, [25, 50, 75, 100]],
  [100, [25, 50, 75, 100]],
  [101, [50, 100, 150]],
  [3, [1, 2, 3]],
  [1200, [500, 1000, 1500]],
  [0.04, [0.01, 0.02, 0.03, 0.04]],
])('the lines for %s stand at %j', (highest, steps) => {
  expect(stepsTo(highest).map((step) => Number(step.toFixed(4)))).toEqual(steps)
})

test('two days, the second of them twice the first, and what was before', () => {
  const { lines, bars, before, labels, height } = chartOf([
    { value: 50, before: 100, label: '19 Nov' },
    { value: 100, before: 0, label: '20 Nov' },
  ])
  expect(height).toBe(226)
  expect(lines.map(({ value, y }) => [value, y])).toEqual([
    [0, 200],
    [25, 152.5],
    [50, 105],
    [75, 57.5],
    [100, 10],
  ])
  expect(bars).toEqual([
    { x: 8.5, width: 33, y: 105, height: 95 },
    { x: 58.5, width: 33, y: 10, height: 190 },
  ])
  expect(before).toEqual([{ x1: 25, y1: 10, x2: 75, y2: 200 }])
  expect(labels).toEqual([
    { x: 25, anchor: 'middle', text: '19 Nov' },
    { x: 75, anchor: 'middle', text: '20 Nov' },
  ])
})

test('nothing sold: bars without height on the ground, and no lines but that', () => {
  const { lines, bars } = chartOf([{ value: 0, before: undefined, label: '' }])
  expect(lines).toEqual([{ value: 0, y: 200 }])
  expect(bars).toEqual([{ x: 17, width: 66, y: 200, height: 0 }])
})

test('of ninety days six are named, the last at the edge', () => {
  const points = Array.from({ length: 90 }, (_, index) => ({ value: index, before: undefined, label: String(index) }))
  const { labels, before } = chartOf(points)
  expect(labels.map(({ text }) => text)).toEqual(['14', '29', '44', '59', '74', '89'])
  expect([labels[0], labels[5]]).toEqual([
    { x: 16.11, anchor: 'middle', text: '14' },
    { x: 100, anchor: 'end', text: '89' },
  ])
  expect(before).toEqual([])
})

test('of seven days every other is named', () => {
  const points = Array.from({ length: 7 }, (_, index) => ({ value: 1, before: undefined, label: String(index) }))
  expect(chartOf(points).labels.map(({ text, anchor }) => `${text} ${anchor}`)).toEqual(['0 start', '2 middle', '4 middle', '6 end'])
})
