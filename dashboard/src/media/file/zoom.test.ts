import { expect, test } from 'vitest'
import { nextZoom, scrollFor } from './zoom.ts'

test.each([
  [0.33, 1, 0.5],
  [1, 1, 1.5],
  [8, 1, 8],
  [0.33, -1, 0.25],
  [1, -1, 0.75],
  [0.01, -1, 0.05],
] as const)('from %d in direction %i: %d', (zoom, direction, expected) => expect(nextZoom(zoom, direction)).toBe(expected))

test('a point of the picture comes to the middle of the frame', () => {
  const frame = { clientWidth: 400, clientHeight: 200, scrollLeft: 0, scrollTop: 0 }
  scrollFor(frame, { clientWidth: 2000, clientHeight: 1000 }, { x: 0.5, y: 0.25 })
  expect([frame.scrollLeft, frame.scrollTop]).toEqual([800, 150])
})
