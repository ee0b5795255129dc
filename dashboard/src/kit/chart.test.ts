import { expect, test } from 'vitest'
import { chartOf, lineOf, stepsTo } from './chart.ts'

test.each([
  [0, []],
  [87, [25, 50, 75, 100]],
  [100, [25, 50, 75, 100]],
  [101, [50, 100, 150]],
  [3, [1, 2, 3]],
  [1200, [500, 1000, 1500]],
  [0.04, [0.01, 0.02, 0.03, 0.04]],
])('the lines for %s are at %j', (highest, steps) => {
  expect(stepsTo(highest).map((step) => Number(step.toFixed(4)))).toEqual(steps)
})

test('draws two days with the period before', () => {
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

test('draws bars without height and only the zero line if nothing was sold', () => {
  const { lines, bars } = chartOf([{ value: 0, before: undefined, label: '' }])
  expect(lines).toEqual([{ value: 0, y: 200 }])
  expect(bars).toEqual([{ x: 17, width: 66, y: 200, height: 0 }])
})

test('labels six of ninety days, the last one at the edge', () => {
  const points = Array.from({ length: 90 }, (_, index) => ({ value: index, before: undefined, label: String(index) }))
  const { labels, before } = chartOf(points)
  expect(labels.map(({ text }) => text)).toEqual(['14', '29', '44', '59', '74', '89'])
  expect([labels[0], labels[5]]).toEqual([
    { x: 16.11, anchor: 'middle', text: '14' },
    { x: 100, anchor: 'end', text: '89' },
  ])
  expect(before).toEqual([])
})

test('labels every other of seven days', () => {
  const points = Array.from({ length: 7 }, (_, index) => ({ value: 1, before: undefined, label: String(index) }))
  expect(chartOf(points).labels.map(({ text, anchor }) => `${text} ${anchor}`)).toEqual(['0 start', '2 middle', '4 middle', '6 end'])
})

test('draws negative values below the zero line', () => {
  const { lines, bars } = chartOf([
    { value: 30, before: undefined, label: 'a' },
    { value: -10, before: undefined, label: 'b' },
  ])
  expect(lines.map(({ value }) => value)).toEqual([-10, 0, 10, 20, 30])
  expect(lines.map(({ y }) => y)).toEqual([200, 152.5, 105, 57.5, 10])
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [10, 142.5],
    [152.5, 47.5],
  ])
})

test('places a line’s points by time, with a gap where there is no value', () => {
  const point = (at: number, value: number | undefined) => ({ at, value, label: String(at) })
  const { dots, pieces, labels } = lineOf([point(0, 10), point(1, 20), point(4, undefined), point(10, 40)])
  expect(dots).toEqual([{ x: 0, y: 152.5 }, { x: 10, y: 105 }, undefined, { x: 100, y: 10 }])
  expect(pieces).toEqual([{ x1: 0, y1: 152.5, x2: 10, y2: 105 }])
  expect(labels.map(({ text, anchor }) => `${text} ${anchor}`)).toEqual(['0 start', '1 middle', '4 middle', '10 end'])
  expect(lineOf([point(7, 1)]).dots).toEqual([{ x: 50, y: 10 }])
})
