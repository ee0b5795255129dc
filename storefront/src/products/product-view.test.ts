import { expect, test } from 'vitest'
import { picturesFor, type ProductView } from './product-view.ts'

const picture = (name: string) => ({ url: `/media/${name}`, alt: name })
const vase = {
  pictures: [picture('blue'), picture('lemon'), picture('room')],
  choicePictures: { Glaze: { Lemon: picture('lemon') } },
} as unknown as ProductView

test('the image of the selected choice comes first, and once', () => {
  expect(picturesFor(vase, { Glaze: 'Lemon', Height: '17 cm' }).map(({ alt }) => alt)).toEqual(['lemon', 'blue', 'room'])
})

test('a choice without an image changes nothing', () => {
  expect(picturesFor(vase, { Glaze: 'Sage' }).map(({ alt }) => alt)).toEqual(['blue', 'lemon', 'room'])
})
