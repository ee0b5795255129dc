import { describe, expect, test } from 'vitest'
import { readTransform } from './transform.ts'

describe('the transform part of an image address', () => {
  test.each([
    ['v1/fill/w_200,h_100,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/cup.jpg', { size: { width: 200, height: 100, how: 'fill' }, quality: 80 }],
    ['v1/fit/w_50,h_50,q_90/cup.jpg', { size: { width: 50, height: 50, how: 'fit' }, quality: 90 }],
    ['v1/fill/w_50,h_50/cup.jpg', { size: { width: 50, height: 50, how: 'fill' }, quality: 85 }],
    [
      'v1/crop/x_10,y_0,w_300,h_200/fill/w_30,h_20,al_c,q_85,enc_auto/cup.jpg',
      { crop: { x: 10, y: 0, width: 300, height: 200 }, size: { width: 30, height: 20, how: 'fill' }, quality: 85 },
    ],
    ['v1/crop/x_10,y_0,w_300,h_200/cup.jpg', { crop: { x: 10, y: 0, width: 300, height: 200 }, quality: 85 }],
  ])('%s is parsed', (address, transform) => expect(readTransform(address)).toEqual(transform))

  test.each([
    'v2/fill/w_1,h_1/a.jpg',
    'v1/fill/w_1,h_1',
    'v1/fill/w_0,h_1/a.jpg',
    'v1/fill/w_4001,h_1/a.jpg',
    'v1/fill/w_1e9,h_1/a.jpg',
    'v1/fill/w_-1,h_1/a.jpg',
    'v1/fill/w_1,h_1,q_0/a.jpg',
    'v1/fill/w_1,h_1,q_101/a.jpg',
    'v1/fill/w_1,h_1,q_NaN/a.jpg',
    'v1/melt/w_1,h_1/a.jpg',
    'v1/crop/x_-1,y_0,w_1,h_1/a.jpg',
    'v1',
    '',
  ])('%s is not an image', (address) => expect(readTransform(address)).toBeUndefined())
})
