import { describe, expect, test } from 'vitest'
import { readTransform } from './read-transform.ts'
import { InvalidTransform } from './transform.ts'

const middle = { x: 0.5, y: 0.5 }

describe('the transform in a picture’s URL', () => {
  test.each([
    [
      'v1/fill/w_200,h_100,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/cup.jpg',
      {
        size: { width: 200, height: 100, how: 'fill' },
        center: middle,
        quality: 80,
        sharpen: { radius: 0.66, amount: 1, threshold: 0.01 },
        encoding: 'auto',
      },
    ],
    ['v1/fit/w_50,h_50,q_90/cup.jpg', { size: { width: 50, height: 50, how: 'fit' }, quality: 90 }],
    ['v1/fit/w_50,h_50,lg_1,bl/cup.jpg', { size: { width: 50, height: 50, how: 'fit' }, quality: 85, enlarges: true, isBaseline: true }],
    ['v1/fill/w_50,h_50/cup.jpg', { size: { width: 50, height: 50, how: 'fill' }, quality: 85 }],
    ['v1/fill/w_5,h_5,al_tr/a', { size: { width: 5, height: 5, how: 'fill' }, center: { x: 1, y: 0 }, quality: 85 }],
    ['v1/fill/w_5,h_5,fp_0.25_0.75/a', { size: { width: 5, height: 5, how: 'fill' }, center: { x: 0.25, y: 0.75 }, quality: 85 }],
    ['v1/fill/w_5,h_5,al_fp_0.25_0.75/a', { size: { width: 5, height: 5, how: 'fill' }, center: { x: 0.25, y: 0.75 }, quality: 85 }],
    ['v1/fill/w_5,h_5,al_fp,quality_auto/a', { size: { width: 5, height: 5, how: 'fill' }, quality: 85 }],
    [
      'v1/fill/w_5,h_5,blur_2,br_-10,pstr/a',
      { size: { width: 5, height: 5, how: 'fill' }, quality: 85, adjust: { blur: 2, brightness: -10 }, isStill: true },
    ],
    [
      'v1/crop/x_10,y_0,w_300,h_200/fill/w_30,h_20,al_c,q_85,enc_avif/cup.jpg',
      {
        crop: { x: 10, y: 0, width: 300, height: 200 },
        size: { width: 30, height: 20, how: 'fill' },
        center: middle,
        quality: 85,
        encoding: 'avif',
      },
    ],
    ['v1/crop/x_10,y_0,w_300,h_200/cup.jpg', { crop: { x: 10, y: 0, width: 300, height: 200 }, quality: 85 }],
    ['v1/crop/w_300,h_200,al_b/cup.jpg', { crop: { width: 300, height: 200 }, center: { x: 0.5, y: 1 }, quality: 85 }],
  ])('%s', (text, transform) => expect(readTransform(text)).toEqual(transform))

  test.each(['v2/fill/w_1,h_1/a.jpg', ''])('%s is none', (text) => expect(readTransform(text)).toBeUndefined())

  test.each([
    ['v1', 'A transform is a step'],
    ['v1/fill/w_1,h_1', 'A transform is a step'],
    ['v1/fill/w_1,h_1/fill/w_1,h_1/a', 'Only a crop'],
    ['v1/crop/x_0,y_0,w_1,h_1/crop/x_0,y_0,w_1,h_1/a', 'Only a crop'],
    ['v1/fill/w_1,h_1/fit/w_1,h_1/fit/w_1,h_1/a', 'A transform is a step'],
    ['v1/fill/w_1/a.jpg', 'h_ is missing'],
    ['v1/fill/w_0,h_1/a.jpg', 'w must be'],
    ['v1/fill/w_4001,h_1/a.jpg', 'w must be a number from 1 to 4000'],
    ['v1/fill/w_1e9,h_1/a.jpg', 'w must be'],
    ['v1/fill/w_1000000000,h_1/a.jpg', 'w must be'],
    ['v1/fill/w_-1,h_1/a.jpg', 'w must be'],
    ['v1/fill/w_1.5,h_1/a.jpg', 'w must be'],
    ['v1/fill/w_1,h_1,q_0/a.jpg', 'q must be'],
    ['v1/fill/w_1,h_1,q_101/a.jpg', 'q must be'],
    ['v1/fill/w_1,h_1,q_NaN/a.jpg', 'q must be'],
    ['v1/fill/w_1,h_1,fp_2_0/a.jpg', 'fp must be'],
    ['v1/fill/w_1,h_1,fp_0.5/a.jpg', 'fp must be'],
    ['v1/fill/w_1,h_1,usm_1/a.jpg', 'isn’t an unsharp mask'],
    ['v1/fill/w_1,h_1,blur_101/a.jpg', 'blur must be'],
    ['v1/fill/w_1,h_1,al_x/a.jpg', 'isn’t an alignment'],
    ['v1/fill/w_1,h_1,al_constructor/a.jpg', 'isn’t an alignment'],
    ['v1/fill/w_1,h_1,enc_bmp/a.jpg', 'isn’t an encoding'],
    ['v1/fill/w_1,h_1,wm_x/a.jpg', '“wm” isn’t a setting'],
    ['v1/fill/w_1,h_1,__proto__/a.jpg', 'isn’t a setting'],
    ['v1/melt/w_1,h_1/a.jpg', '“melt” isn’t a step'],
    ['v1/crop/x_-1,y_0,w_1,h_1/a.jpg', 'x must be'],
    ['v1/crop/x_1,w_1,h_1/a.jpg', 'both x and y'],
  ])('M09: %s is refused: %s', (text, reason) => {
    expect(() => readTransform(text)).toThrow(InvalidTransform)
    expect(() => readTransform(text)).toThrow(reason)
  })
})
