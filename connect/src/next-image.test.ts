import { expect, test } from 'vitest'
import stoaImageLoader from './next-image.ts'

const scaled = 'https://shop.example/media/cup.jpg/v1/fit/w_640,h_4000,q_75/cup.jpg'

test.each([
  ['https://shop.example/media/cup.jpg', scaled],
  ['https://shop.example/media/cup.jpg/v1/fill/w_200,h_200,al_c,q_80/cup.jpg', scaled],
  ['https://shop.example/media/cup.jpg?v=2', `${scaled}?v=2`],
  ['https://shop.example/media/cup.jpg/v1/fit/w_50,h_50,q_90/cup.jpg?v=2', `${scaled}?v=2`],
  ['/_next/static/media/hero.0f3c.png', '/_next/static/media/hero.0f3c.png'],
  ['/media/logo.png', '/media/logo.png'],
  ['https://cdn.example/pictures/cup.jpg', 'https://cdn.example/pictures/cup.jpg'],
])('%s is loaded from %s', (src, url) => {
  expect(stoaImageLoader({ src, width: 640, quality: 75 })).toBe(url)
})
