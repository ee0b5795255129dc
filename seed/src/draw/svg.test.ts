import { expect, test } from 'vitest'
import { Defs, ellipse, moved, path, polygon, smooth } from './svg.ts'

test('a path climbs where its numbers rise', () => {
  expect(path('M 0 0 L 10 20 C 1 2 3 4 5 6 Z')).toBe('M0 0L10 -20C1 -2 3 -4 5 -6Z')
})

test('an arc turns its end over and keeps its radii and flags', () => {
  expect(path('M 0 0 A 5 3 0 0 1 10 4')).toBe('M0 0A5 3 0 0 1 10 -4')
})

test('points as text and as numbers give the same polygon', () => {
  expect(polygon('0 0, 10 0, 5 8.5')).toBe('M0 0L10 0L5 -8.5Z')
  expect(
    polygon([
      [0, 0],
      [10, 0],
      [5, 8.5],
    ]),
  ).toBe('M0 0L10 0L5 -8.5Z')
})

test('a smooth line passes through its points', () => {
  expect(smooth('0 0, 6 6, 12 0')).toBe('M0 0C1 -1 4 -6 6 -6C8 -6 11 -1 12 0')
})

test('a path moves right and up', () => {
  expect(moved(path('M 0 0 L 10 20'), [5, 1])).toBe('M5 -1L15 -21')
  expect(moved(ellipse(0, 0, 4, 2), [10, 10])).toBe('M6 -10A4 2 0 1 1 14 -10A4 2 0 1 1 6 -10Z')
})

test('a definition told twice stands once', () => {
  const defs = new Defs()
  expect([defs.clip('M0 0'), defs.clip('M0 0'), defs.clip('M1 1')]).toEqual(['url(#d0)', 'url(#d0)', 'url(#d1)'])
  expect(`${defs}`.match(/<clipPath/g)).toHaveLength(2)
})
