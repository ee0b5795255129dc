import { expect, test } from 'vitest'
import { regionOf } from './region.ts'
import type { Point, Transform } from './transform.ts'

const wide = { width: 1000, height: 500 }
const square: Transform = { quality: 80, size: { width: 100, height: 100, how: 'fill' } }
const crop = { x: 600, y: 100, width: 400, height: 200 }

test.each<[string, Transform, Point | undefined, [number, number, number, number]]>([
  ['the middle without a point', square, undefined, [250, 0, 500, 500]],
  ['around the focal point of the file', square, { x: 0.9, y: 0.5 }, [500, 0, 500, 500]],
  ['around a focal point, as far as the picture allows', square, { x: 0.4, y: 0.5 }, [150, 0, 500, 500]],
  ['around the point of the URL, whatever that of the file', { ...square, center: { x: 0, y: 0 } }, { x: 1, y: 1 }, [0, 0, 500, 500]],
  ['all of it to fit', { quality: 80, size: { width: 9, height: 9, how: 'fit' } }, { x: 0, y: 0 }, [0, 0, 1000, 500]],
  ['a crop', { quality: 80, crop }, undefined, [600, 100, 400, 200]],
  ['the middle of a crop', { ...square, crop }, undefined, [600, 100, 200, 200]],
  ['a focal point within a crop', { ...square, crop }, { x: 0.95, y: 0.5 }, [800, 100, 200, 200]],
  ['a crop beyond the edge', { quality: 80, crop: { ...crop, x: 5000, y: 480 } }, undefined, [999, 480, 1, 20]],
  ['a crop without a place', { quality: 80, crop: { width: 200, height: 100 }, center: { x: 1, y: 1 } }, undefined, [800, 400, 200, 100]],
  ['a larger shape than the picture', { quality: 80, size: { width: 4000, height: 1, how: 'fill' } }, undefined, [0, 250, 1000, 1]],
])('%s', (_, transform, focalPoint, [left, top, width, height]) =>
  expect(regionOf(wide, transform, focalPoint)).toEqual({ left, top, width, height }),
)
